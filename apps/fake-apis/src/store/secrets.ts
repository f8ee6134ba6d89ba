import type { DatabaseSync } from 'node:sqlite';
import { textIn } from './database.ts';

/** Reads a secret of this installation; it is generated and stored on first use. */
export async function storedSecret(
  database: DatabaseSync,
  name: string,
  make: () => Promise<string>,
): Promise<string> {
  const row = database.prepare('SELECT value FROM secrets WHERE name = ?').get(name);
  if (row !== undefined) return textIn(row, 'value');
  const value = await make();
  database.prepare('INSERT INTO secrets (name, value) VALUES (?, ?)').run(name, value);
  return value;
}
