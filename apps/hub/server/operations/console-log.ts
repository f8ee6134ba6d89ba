import type { Logger } from 'pino';

const METHODS = ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const;

/** A frame of a stack: where it is, without the function. */
const PLACE = /\(?((?:file:|\/|node:)[^)]+)\)?$/;

/**
 * Turns what libraries write to the console into lines of the log: which method, and from where. What
 * they say is left out, for it may hold what somebody typed.
 */
export function logConsole(log: Logger): void {
  for (const method of METHODS) {
    console[method] = () => log.warn({ method, from: caller() }, 'unexpected console output');
  }
}

/** The two nearest places that called: a library often has one place for all of its messages. */
function caller(): string[] {
  const [, , , ...frames] = (new Error().stack ?? '').split('\n');
  return frames.slice(0, 2).map((frame) => PLACE.exec(frame.trim())?.[1] ?? '');
}
