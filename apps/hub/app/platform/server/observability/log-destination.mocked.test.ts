import type * as FileSystem from 'node:fs';
import { mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openLogDestination } from './log-destination.server.ts';

const real = await vi.importActual<typeof FileSystem>('node:fs');

vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof FileSystem>();
  return { ...fs, openSync: vi.fn(fs.openSync), writeSync: vi.fn(fs.writeSync) };
});

/** A fake write that writes only the first three bytes. */
const writeThree = (fd: number, bytes: unknown) =>
  real.writeSync(fd, (bytes as Buffer).subarray(0, 3));

const failWith = (code: string) => () => {
  throw Object.assign(new Error(code), { code });
};

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hub-log-'));
  file = join(folder, 'hub.log');
});

afterEach(() => {
  vi.mocked(writeSync).mockReset().mockImplementation(real.writeSync);
  rmSync(folder, { recursive: true });
});

function open(name: string | null = file) {
  const seen: unknown[] = [];
  const destination = openLogDestination(name, {
    onOutage: (error) => seen.push((error as { code: string }).code),
    onLost: () => seen.push('lost'),
    onRecovery: (lost) => seen.push(lost),
  });
  return { ...destination, seen };
}

const text = () => readFileSync(file, 'utf8');

it('each outage is reported once, and its end is reported with the number of lost lines', () => {
  const { write, seen } = open();
  vi.mocked(writeSync)
    .mockImplementationOnce(failWith('ENOSPC'))
    .mockImplementationOnce(failWith('ENOSPC'));
  for (const line of ['a\n', 'b\n', 'c\n', 'd\n']) write(line);
  vi.mocked(writeSync).mockImplementationOnce(failWith('EIO'));
  write('e\n');
  expect(seen).toEqual(['lost', 'ENOSPC', 'lost', 2, 'lost', 'EIO']);
  expect(text()).toBe('c\nd\n');
});

it('a partly written line is terminated by a line break before the next line', () => {
  const { write } = open();
  vi.mocked(writeSync)
    .mockImplementationOnce(writeThree)
    .mockImplementationOnce(failWith('ENOSPC'))
    .mockImplementationOnce(failWith('ENOSPC'));
  for (const line of ['{"a":1}\n', '{"b":1}\n', '{"c":1}\n']) write(line);
  expect(text()).toBe('{"a\n{"c":1}\n');
});

it('a line that needs several writes is complete', () => {
  const { write, seen } = open();
  vi.mocked(writeSync).mockImplementationOnce(writeThree);
  write('{"a":1}\n');
  expect(text()).toBe('{"a":1}\n');
  expect(seen).toEqual([]);
});

it('the log waits for a slow reader, but waits only once for a reader that hangs', () => {
  const { write, seen } = open();
  vi.mocked(writeSync).mockImplementationOnce(failWith('EAGAIN'));
  write('a\n');
  expect(text()).toBe('a\n');
  vi.mocked(writeSync).mockImplementation(failWith('EAGAIN'));
  write('b\n');
  vi.mocked(writeSync).mockClear();
  write('c\n');
  expect(vi.mocked(writeSync)).toHaveBeenCalledOnce();
  expect(seen).toEqual(['lost', 'EAGAIN', 'lost']);
});

it('if the disk is full at startup, only the first lines are lost', () => {
  vi.mocked(openSync)
    .mockImplementationOnce(failWith('ENOSPC'))
    .mockImplementationOnce(failWith('ENOSPC'));
  const { write, seen } = open();
  write('a\n');
  write('b\n');
  expect(text()).toBe('b\n');
  expect(seen).toEqual(['lost', 'ENOSPC', 1]);
});

it('a log file that the process is not allowed to open causes an error', () => {
  vi.mocked(openSync).mockImplementationOnce(failWith('EACCES'));
  expect(() => open()).toThrow('EACCES');
});
