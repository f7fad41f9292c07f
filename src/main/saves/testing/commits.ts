// A process of its own that commits the moves of a file, one after the other, until somebody kills it.
// Arguments: folder of the saves, file with the game's beginning and moves. Says each number once it is committed.
import { readFileSync, writeSync } from 'node:fs'
import { openSaves, type Beginning, type Move } from '../index'

const [, , folder = '', file = ''] = process.argv
const game = JSON.parse(readFileSync(file, 'utf8')) as { beginning: Beginning; moves: Move[] }
const { games } = openSaves(folder, (what, error) => {
  throw new Error(what, { cause: error })
})
games.create(game.beginning)
for (const move of game.moves) {
  games.append(game.beginning.id, move)
  writeSync(1, `${move.seq}\n`)
}
