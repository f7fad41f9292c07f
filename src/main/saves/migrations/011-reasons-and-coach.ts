// Format 11: why a computer player did what a record tells, and whether a table has a coach.
import type { Migration } from '../database'

export const reasonsAndCoach: Migration = {
  version: 11,
  // records of before have no reason, and tables of before have a coach
  sql: `
    ALTER TABLE records ADD COLUMN reason TEXT;

    ALTER TABLE games ADD COLUMN coach INTEGER NOT NULL DEFAULT 1 CHECK (coach IN (0, 1));
  `
}
