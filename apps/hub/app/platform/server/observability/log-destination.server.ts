import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf, isFullDisk } from '#app/platform/server/config/error-code.server.ts';

/** How long a write waits for a slow reader before the line is lost (milliseconds). */
const READER_LIMIT_MS = 1_000;

/** Pause between two attempts to write to a slow reader (milliseconds). */
const READER_PAUSE_MS = 10;

const STANDARD_OUTPUT = 1;

export interface LogDestination {
  write: (line: string) => void;
}

export interface LossHandlers {
  /**
   * Called when the first line of an outage is lost. The argument is the system error that caused
   * the loss.
   */
  onOutage: (error: unknown) => void;
  onLost: () => void;
  /** Called when a line can be written again. The argument is the number of lost lines. */
  onRecovery: (lost: number) => void;
}

/**
 * Opens the log file, or standard output. Its `write` never throws: a line that cannot be written
 * is lost, and the next line is still tried. Writes are synchronous, so that the last lines before
 * an exit are not lost.
 *
 * @throws a system error if the file cannot be opened, unless its disk is full
 */
export function openLogDestination(
  file: string | null,
  { onOutage, onLost, onRecovery }: LossHandlers,
): LogDestination {
  let fd: number | null = null;
  let lost = 0;
  /** Whether only part of a line was written. */
  let isTorn = false;

  const open = (): number => {
    if (file === null) return STANDARD_OUTPUT;
    mkdirSync(dirname(file), { recursive: true });
    return openSync(file, 'a');
  };

  /**
   * Closes the file after a failure, so that the next write opens it again: the space of a deleted
   * file is only freed when the file is closed.
   */
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

/**
 * Writes as many bytes as possible, and returns their number. If `mayWait` is set, it waits for a
 * slow reader.
 */
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
