import type { PartnerStatus } from './types.ts';

/**
 * The meaning of a partner's response (LNK-5 to LNK-7).
 *
 * @param code HTTP status; null when there was no readable response
 */
export function partnerStatus(code: number | null, items: readonly unknown[]): PartnerStatus {
  if (code === 200 && items.length > 0) return 'active';
  return code === 200 || code === 204 ? 'not-started' : 'unable';
}
