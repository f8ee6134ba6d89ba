import type { PartnerStatus } from './types.ts';

/**
 * What the answer of a partner means (LNK-5 to LNK-7).
 *
 * @param code HTTP status; null when no answer came, or none that could be read
 */
export function partnerStatus(code: number | null, items: readonly unknown[]): PartnerStatus {
  if (code === 200 && items.length > 0) return 'active';
  return code === 200 || code === 204 ? 'not-started' : 'unable';
}
