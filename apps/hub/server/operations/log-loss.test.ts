import {
  closeSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort, run } from '../testing/program.ts';

/** A device that can be opened, but fails every write, like a full disk. */
const FULL = '/dev/full';

let folder: string | undefined;
let full: number | undefined;

afterEach(() => {
  if (folder !== undefined) rmSync(folder, { recursive: true });
  if (full !== undefined) closeSync(full);
  folder = full = undefined;
});

/** Starts an assertion about the status of a URL, which polls until the assertion passes. */
const statusOf = (url: string) =>
  expect.poll(
    () =>
      fetch(url).then(
        ({ status }) => status,
        () => null,
      ),
    { timeout: 20_000 },
  );

const lostLines = async (port: string) =>
  /^hub_log_lost_lines_total (\d+)$/m.exec(
    await (await fetch(`http://127.0.0.1:${port}/metrics`)).text(),
  )?.[1];

/** Requests a page that writes one line to the log. */
const pageWithLine = async (url: string) => (await fetch(`${url}/forgotten`)).text();

describe('a log on a full disk', { timeout: 60_000 }, () => {
  it('the hub starts and serves pages, reports the loss once and counts the lost lines', async () => {
    const port = await freePort();
    const { program, says, stderr, ended } = run({ LOG_FILE: FULL, OPERATIONS_PORT: port });
    const [, url = ''] = await says(/listening on (\S+)/);
    for (let page = 0; page < 3; page += 1) expect(await pageWithLine(url)).toBe('answered');
    await expect.poll(() => lostLines(port)).toBe('3');
    program.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(stderr()).toBe('log cannot be written (ENOSPC), continuing without it\n');
  });

  it('the hub logs again as soon as the disk has space, and the log contains the number of lost lines', async () => {
    folder = mkdtempSync(join(tmpdir(), 'hub-log-'));
    const file = join(folder, 'hub.log');
    symlinkSync(FULL, file);
    const { program, says, stderr, ended } = run({ LOG_FILE: file });
    const [, url = ''] = await says(/listening on (\S+)/);
    await pageWithLine(url);
    await expect.poll(stderr).toContain('ENOSPC');
    unlinkSync(file);
    await pageWithLine(url);
    program.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { msg: 'unhandled promise rejection' },
      { level: 'warn', msg: 'log lines lost', lost: 1 },
      { msg: 'stopping' },
      { msg: 'stopped' },
    ]);
  });

  it('the hub continues to run when standard output and standard error are full', async () => {
    full = openSync(FULL, 'w');
    const [port, operationsPort] = [await freePort(), await freePort()];
    const env = { PORT: port, OPERATIONS_PORT: operationsPort };
    const { program, ended } = run(env, undefined, { stdout: full, stderr: full });
    const url = `http://127.0.0.1:${port}`;
    await statusOf(`${url}/slow`).toBe(200);
    expect(await pageWithLine(url)).toBe('answered');
    await expect.poll(() => lostLines(operationsPort)).toBe('1');
    expect((await fetch(`${url}/slow`)).status).toBe(200);
    program.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  it('the process exits on an uncaught error, and no second error follows', async () => {
    const { says, ended, stderr } = run({ LOG_FILE: FULL });
    const [, url = ''] = await says(/listening on (\S+)/);
    await expect(fetch(`${url}/bug`)).rejects.toThrow();
    expect(await ended).toEqual([1, null]);
    expect(stderr()).toBe('log cannot be written (ENOSPC), continuing without it\n');
  });

  it('the process exits on an uncaught error even if the error cannot be logged', async () => {
    const { says, ended } = run({});
    const [, url = ''] = await says(/listening on (\S+)/);
    await expect(fetch(`${url}/bug-without-stack`)).rejects.toThrow();
    expect(await ended).toEqual([1, null]);
  });
});
