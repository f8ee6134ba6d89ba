import type { ApplicationResult } from '@applicant-hub/domain';
import type { Result } from './http/result.ts';

/**
 * Converts an application API's response for the domain rules. An unreadable body counts as no
 * response, because its status (200) would suggest that the call succeeded.
 */
export function applicationResult<T>(result: Result<T | null>): ApplicationResult<T> {
  if (result.ok) return result;
  const { kind, status, message } = result.failure;
  return { ok: false, status: kind === 'badContract' ? null : status, message };
}
