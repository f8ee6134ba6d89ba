export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';

/** Whether a disk or its quota is full. This can end without a restart. */
export const isFullDisk = (code: string): boolean => code === 'ENOSPC' || code === 'EDQUOT';
