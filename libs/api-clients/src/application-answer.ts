import type { ApplicationAnswer } from '@applicant-hub/domain';
import type { Result } from './http/result.ts';

/**
 * The answer of an application API as the rules take it. A body that could not be read counts as
 * no answer: its status would only say that all was well.
 */
export function applicationAnswer<T>(result: Result<T | null>): ApplicationAnswer<T> {
  if (result.ok) return result;
  const { kind, status, message } = result.failure;
  return { ok: false, status: kind === 'badContract' ? null : status, message };
}
