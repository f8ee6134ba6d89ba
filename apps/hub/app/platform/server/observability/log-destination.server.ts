import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf, isFullDisk } from '#app/platform/server/config/error-code.server.ts';

/** How long a write may wait for a reader that is slow, before the line is lost (milliseconds). */
const READER_LIMIT_MS = 1_000;

/** Time between two tries to write to a slow reader (milliseconds). */
const READER_PAUSE_MS = 10;

const STANDARD_OUTPUT = 1;

export interface LogDestination {
  write: (line: string) => void;
}

export interface LossHandlers {
  /** The first line of an outage was lost, for this error of the system. */
  onOutage: (error: unknown) => void;
  /** A line was lost. */
  onLost: () => void;
  /** A line was written again, after so many were lost. */
  onRecovery: (lost: number) => void;
}

/**
 * Opens the file of the log, or standard output. Its `write` never throws: a line that cannot be
 * written is lost, and the next one is tried again. Lines are written synchronously, so that the last
 * words before an end arrive.
 *
 * @throws Error of the system when the file cannot be opened, unless its disk is full
 */
export function openLogDestination(
  file: string | null,
  { onOutage, onLost, onRecovery }: LossHandlers,
): LogDestination {
  let fd: number | null = null;
  let lost = 0;
  /** Part of a line was written, and the rest was not. */
  let isTorn = false;

  const open = (): number => {
    if (file === null) return STANDARD_OUTPUT;
    mkdirSync(dirname(file), { recursive: true });
    return openSync(file, 'a');
  };

  /** Opened again after a failure: the space of a file that was deleted is free once it is closed. */
  const close = () => {
    if (fd !== null && file !== null) closeSync(fd);
    fd = null;
  };

  const write = (line: string) => {
    fd ??= open();
    const bytes = Buffer.from(isTorn ? `\n${line}` : line);
    let written = 0;
    try {
      while (written < bytes.length) {
        written += writePatiently(fd, bytes.subarray(written), lost === 0);
      }
      isTorn = false;
    } catch (error) {
      if (written > 0) isTorn = true;
      close();
      throw error;
    }
  };

  const lose = (error: unknown) => {
    lost += 1;
    onLost();
    if (lost === 1) onOutage(error);
  };

  try {
    fd = open();
  } catch (error) {
    if (!isFullDisk(codeOf(error))) throw error;
  }

  return {
    write(line) {
      try {
        write(line);
      } catch (error) {
        lose(error);
        return;
      }
      const missing = lost;
      lost = 0;
      if (missing > 0) onRecovery(missing);
    },
  };
}

/** Writes as much as possible, and returns how much. Waits for a reader that is slow, if that is wanted. */
function writePatiently(fd: number, bytes: Buffer, mayWait: boolean): number {
  const end = performance.now() + (mayWait ? READER_LIMIT_MS : 0);
  for (;;) {
    try {
      return writeSync(fd, bytes);
    } catch (error) {
      if (codeOf(error) !== 'EAGAIN' || performance.now() >= end) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, READER_PAUSE_MS);
    }
  }
}
