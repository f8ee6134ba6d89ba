import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { ConfigError } from '#app/platform/server/config/config.server.ts';
import { codeOf, isFullDisk } from '#app/platform/server/config/error-code.server.ts';

/** How long files stay that no release has any more: as long as a page may be open (milliseconds). */
export const KEPT_MS = 7 * 24 * 60 * 60_000;

/** How often an instance says that it still uses its files (milliseconds). */
const AGAIN_MS = 60 * 60_000;

/** The part of a build whose files are named by their content. */
const HASHED = 'assets';

/**
 * Shares the files of a build before the first page names them, and goes on for as long as it is used.
 * A full disk does not stop the start: this instance has the files of its own release.
 *
 * @throws ConfigError where the folder cannot be used
 */
export async function keepSharing(client: string, folder: string, log: Logger): Promise<void> {
  const share = () => shareAssets(client, folder, Date.now());
  const report = (error: unknown) => log.error({ err: error }, 'shared assets folder unavailable');
  await share().catch((error: unknown) => {
    const code = codeOf(error);
    if (!isFullDisk(code))
      throw new ConfigError(`configuration: ASSETS_FOLDER cannot be written (${code})`);
    report(error);
  });
  setInterval(() => void share().catch(report), AGAIN_MS).unref();
}

/**
 * Puts the hashed files of a build into a folder that every release shares, or says of those that are
 * there that they are in use, and takes away what has not been in use for a week. A page that was
 * opened before a release still gets its scripts, and one of a new release gets them from an old
 * instance. When a file was last in use is its time of change.
 *
 * @param client the browser's part of the build
 * @throws Error of the file system
 */
export async function shareAssets(client: string, folder: string, now: number): Promise<void> {
  const [from, to] = [join(client, HASHED), join(folder, HASHED)];
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) await putThere(join(from, name), to, name, now);
  for (const name of await readdir(to)) await forgetOld(join(to, name), now);
}

async function putThere(file: string, to: string, name: string, now: number): Promise<void> {
  const wanted = join(to, name);
  const used = new Date(now);
  const isThere = (await sizeOf(wanted)) === (await sizeOf(file));
  // Another instance may be removing the expired file at the same moment.
  if (isThere && (await utimes(wanted, used, used).then(yes, no))) return;
  // Renamed into place: a half-written file is never served, and concurrent instances do no harm.
  const own = join(to, `.${randomUUID()}`);
  try {
    await copyFile(file, own);
    await utimes(own, used, used);
    await rename(own, wanted);
  } catch (error) {
    await rm(own, { force: true });
    throw error;
  }
}

const yes = () => true;
const no = () => false;

async function forgetOld(file: string, now: number): Promise<void> {
  const usedAt = (await statOf(file))?.mtimeMs ?? now;
  if (now - usedAt > KEPT_MS) await rm(file, { force: true });
}

const sizeOf = async (file: string) => (await statOf(file))?.size;

/** Undefined where it is not there: another instance may take it away at any time. */
const statOf = (file: string) =>
  stat(file).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
