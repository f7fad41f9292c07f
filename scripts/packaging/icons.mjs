// Draws every icon of the packages from build/icon.svg: npm run icons (inside Electron, which draws SVG best).
import { app, BrowserWindow } from 'electron'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const build = resolve(import.meta.dirname, '../../build')
const svg = readFileSync(join(build, 'icon.svg'), 'utf8')
const LINUX = [16, 24, 32, 48, 64, 128, 256, 512, 1024]
const WINDOWS = [16, 24, 32, 48, 64, 128, 256]
// The chunk names of Apple's format, with the size of the PNG in each.
const APPLE = {
  icp4: 16,
  icp5: 32,
  icp6: 64,
  ic07: 128,
  ic08: 256,
  ic09: 512,
  ic10: 1024,
  ic11: 32,
  ic12: 64,
  ic13: 256,
  ic14: 512
}

app.whenReady().then(draw).catch(fail)

async function draw() {
  mkdirSync(join(build, 'icons'), { recursive: true })
  const window = new BrowserWindow({ show: false })
  await window.loadURL('about:blank')
  const plain = await drawAll(window, svg)
  for (const size of LINUX) writeFileSync(join(build, 'icons', `${size}x${size}.png`), plain.get(size))
  writeFileSync(join(build, 'icon.ico'), ico(WINDOWS.map((size) => [size, plain.get(size)])))
  // macOS leaves air around the icons in its dock.
  const airy = await drawAll(window, svg.replace('viewBox="0 0 128 128"', 'viewBox="-10 -10 148 148"'))
  writeFileSync(
    join(build, 'icon.icns'),
    icns(Object.entries(APPLE).map(([name, size]) => [name, airy.get(size)]))
  )
  app.exit(0)
}

async function drawAll(window, drawing) {
  const pngs = new Map()
  for (const size of LINUX) {
    const data = await window.webContents.executeJavaScript(`(async () => {
      const image = new Image()
      image.src = 'data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}'
      image.width = image.height = ${size}
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = canvas.height = ${size}
      canvas.getContext('2d').drawImage(image, 0, 0, ${size}, ${size})
      return canvas.toDataURL('image/png')
    })()`)
    pngs.set(size, Buffer.from(data.slice(data.indexOf(',') + 1), 'base64'))
  }
  return pngs
}

function ico(images) {
  const header = Buffer.alloc(6 + 16 * images.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(images.length, 4)
  let offset = header.length
  images.forEach(([size, png], at) => {
    const entry = 6 + 16 * at
    header.writeUInt8(size % 256, entry)
    header.writeUInt8(size % 256, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += png.length
  })
  return Buffer.concat([header, ...images.map(([, png]) => png)])
}

function icns(images) {
  const chunks = images.map(([name, png]) => {
    const head = Buffer.alloc(8)
    head.write(name, 'latin1')
    head.writeUInt32BE(png.length + 8, 4)
    return Buffer.concat([head, png])
  })
  const head = Buffer.alloc(8)
  head.write('icns', 'latin1')
  head.writeUInt32BE(
    chunks.reduce((sum, chunk) => sum + chunk.length, 8),
    4
  )
  return Buffer.concat([head, ...chunks])
}

function fail(error) {
  console.error(error)
  app.exit(1)
}
