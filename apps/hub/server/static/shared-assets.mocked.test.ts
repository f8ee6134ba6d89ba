import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type * as FileSystem from 'node:fs/promises';
import { copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { createRecordingLog } from '#app/platform/server/testing/recording-log.ts';
import { keepSharing } from './shared-assets.ts';

vi.mock('node:fs/promises', async (importOriginal) => ({
  ...(await importOriginal<typeof FileSystem>()),
  copyFile: vi.fn((_from: string, to: string) => {
    writeFileSync(to, 'half');
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  }),
}));

it('[EXT-41] the hub starts even when the shared folder is full, and leaves no partial file', async () => {
  const root = mkdtempSync(join(tmpdir(), 'hub-assets-'));
  const [client, folder] = [join(root, 'client'), join(root, 'shared')];
  mkdirSync(join(client, 'assets'), { recursive: true });
  writeFileSync(join(client, 'assets', 'start-1.js'), 'one');
  const { log, lines } = createRecordingLog();
  await keepSharing(client, folder, log);
  expect(copyFile).toHaveBeenCalledOnce();
  expect(lines).toMatchObject([{ level: 'error', msg: 'shared assets folder unavailable' }]);
  expect(existsSync(folder)).toBe(true);
  expect(readdirSync(join(folder, 'assets'))).toEqual([]);
  rmSync(root, { recursive: true });
});
