import type { Result } from '@applicant-hub/api-clients';

/**
 * The only item in a list that was requested with a single id; null when the item does not exist.
 * An item that is missing from a partial list may exist, so this is a failure.
 */
export function foundOne<T>(api: string, result: Result<readonly T[]>): Result<T | null> {
  if (!result.ok) return result;
  const [item] = result.value;
  if (item !== undefined) return { ok: true, value: item };
  if (!result.isPartial) return { ok: true, value: null };
  const message = 'The service gave an answer that we could not read.';
  return { ok: false, failure: { kind: 'badContract', api, status: null, message, detail: null } };
}
