import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Claims a folder with an embedded database for this process, until it exits. Two processes that
 * write to the same folder would destroy the database.
 *
 * @throws when another process has claimed it
 */
export function claimFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const file = `${folder}.pid`;
  const owner = readOwner(file);
  if (owner !== null && owner !== process.pid && isRunning(owner)) {
    throw new Error(`process ${owner} uses ${folder}: stop it, or set HUB_SERVICE_DATA`);
  }
  writeFileSync(file, String(process.pid));
  process.once('exit', () => rmSync(file, { force: true }));
}

/** The process in the file; null when there is no such file or its content is not a process id. */
function readOwner(file: string): number | null {
  try {
    const id = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(id) && id > 0 ? id : null;
  } catch {
    return null;
  }
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // The process of another user exists, but must not be signalled.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
