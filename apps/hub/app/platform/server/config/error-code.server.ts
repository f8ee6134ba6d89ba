export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';

/**
 * Whether the error means that a disk or its quota is full. The process can recover from this
 * without a restart.
 */
export const isFullDisk = (code: string): boolean => code === 'ENOSPC' || code === 'EDQUOT';
