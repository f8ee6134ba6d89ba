import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { ConfigError } from '#app/platform/server/config/config.server.ts';
import { codeOf, isFullDisk } from '#app/platform/server/config/error-code.server.ts';

/** How long unused files are stored: as long as a page may stay open (milliseconds). */
export const CACHE_MS = 7 * 24 * 60 * 60_000;

/** How often an instance marks its files as used (milliseconds). */
const AGAIN_MS = 60 * 60_000;

/** A build folder that contains only files with a hash in their names. */
const HASHED = 'assets';

/**
 * Shares the files of a build before the first page refers to them, and regularly marks them as
 * used while the hub runs. A full disk does not prevent the start, because this instance has the
 * files of its release.
 *
 * @throws ConfigError if the folder cannot be used
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
 * Copies the hashed files of a build into a folder that every release shares, marks existing files
 * as used, and removes files that were unused for a week. A page that was opened before a release
 * can still load its scripts, and a page of a new release can load them from an old instance. The
 * modification time of a file is the time of its last use.
 *
 * @throws Error from the file system
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
  // The file is copied under a temporary name and then renamed, so that no partial file is served
  // and instances can copy at the same time.
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
  if (now - usedAt > CACHE_MS) await rm(file, { force: true });
}

const sizeOf = async (file: string) => (await statOf(file))?.size;

/** Undefined if the file does not exist: another instance may remove it at any time. */
const statOf = (file: string) =>
  stat(file).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
