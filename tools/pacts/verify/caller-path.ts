import { resolve } from 'node:path';

/** A path on the command line is relative to the folder in which npm was called. */
export const pathFromCaller = (path: string): string =>
  resolve(process.env['INIT_CWD'] ?? '.', path);
