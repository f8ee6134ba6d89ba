/** The system's name for what went wrong, for example `EACCES`. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';

/** Whether a code means that a disk, or a quota of it, is full: that ends without a restart. */
export const isFullDisk = (code: string): boolean => code === 'ENOSPC' || code === 'EDQUOT';
