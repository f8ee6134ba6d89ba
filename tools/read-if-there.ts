import { readFileSync } from 'node:fs';

/** The text of a file; undefined when it does not exist. */
export function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
