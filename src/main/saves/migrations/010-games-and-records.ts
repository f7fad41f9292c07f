// Format 10: a row per game with its latest snapshot, and one record per action, undo or redo, never changed again.
import type { Migration } from '../database'

export const gamesAndRecords: Migration = {
  version: 10,
  // `rules`, `seed` and the records are enough to play a game again from its first throw; `snapshot` spares that. `played`
  // counts the milliseconds of a timed game.
  sql: `
    CREATE TABLE games (
      id TEXT PRIMARY KEY NOT NULL,
      name TEXT NOT NULL,
      seats TEXT NOT NULL,
      rules TEXT NOT NULL,
      banker TEXT,
      undo TEXT NOT NULL,
      seed TEXT NOT NULL,
      created_at INTEGER NOT NULL,
      played_at INTEGER NOT NULL,
      removed_at INTEGER,
      played INTEGER NOT NULL DEFAULT 0 CHECK (played >= 0),
      seq INTEGER NOT NULL,
      checksum TEXT NOT NULL,
      snapshot TEXT NOT NULL
    ) STRICT;

    CREATE TABLE records (
      game TEXT NOT NULL REFERENCES games (id),
      seq INTEGER NOT NULL,
      cause TEXT NOT NULL CHECK (cause IN ('action', 'undo', 'redo')),
      action TEXT,
      events TEXT NOT NULL,
      checksum TEXT NOT NULL,
      PRIMARY KEY (game, seq),
      CHECK ((seq = 0) = (action IS NULL))
    ) STRICT, WITHOUT ROWID;

    CREATE TRIGGER records_never_change BEFORE UPDATE ON records
    BEGIN SELECT RAISE(ABORT, 'records are only ever added'); END;

    CREATE TRIGGER records_never_go BEFORE DELETE ON records
    BEGIN SELECT RAISE(ABORT, 'records are only ever added'); END;
  `
}
