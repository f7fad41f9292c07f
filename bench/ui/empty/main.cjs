// The least that can be called a window: what Freehold is measured against. With FREEHOLD_BENCH_DATABASE it opens that file too.
const { app, BrowserWindow } = require('electron')
const { join } = require('node:path')

const file = process.env.FREEHOLD_BENCH_DATABASE
app.on('window-all-closed', () => app.quit())
void app.whenReady().then(() => {
  if (file) {
    const Sqlite = require('better-sqlite3')
    const database = new Sqlite(file)
    database.pragma('journal_mode = wal')
    database.prepare('SELECT count(*) FROM sqlite_schema').get()
    app.on('will-quit', () => database.close())
  }
  const window = new BrowserWindow({
    width: 1280,
    height: 800,
    show: false,
    backgroundColor: '#d6c9ad',
    webPreferences: { sandbox: true, contextIsolation: true, spellcheck: false }
  })
  window.once('ready-to-show', () => window.show())
  void window.loadFile(join(__dirname, 'index.html'))
})
