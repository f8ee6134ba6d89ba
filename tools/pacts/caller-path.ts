import { resolve } from 'node:path';

/** A path on the command line is meant from the folder in which npm was called, not from ours. */
export const pathFromCaller = (path: string): string =>
  resolve(process.env['INIT_CWD'] ?? '.', path);
