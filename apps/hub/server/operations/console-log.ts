import type { Logger } from 'pino';

const METHODS = ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const;

/** The location of a stack frame, without its function name. */
const PLACE = /\(?((?:file:|\/|node:)[^)]+)\)?$/;

/**
 * Turns a library's console output into log lines with the console method and the caller. The text
 * itself is left out, because it may contain user input.
 */
export function logConsole(log: Logger): void {
  for (const method of METHODS) {
    console[method] = () => log.warn({ method, from: caller() }, 'unexpected console output');
  }
}

/**
 * Returns the two nearest callers, because a library often uses one function for all its messages.
 */
function caller(): string[] {
  const [, , , ...frames] = (new Error().stack ?? '').split('\n');
  return frames.slice(0, 2).map((frame) => PLACE.exec(frame.trim())?.[1] ?? '');
}
