import type { PartnerItem } from './types.ts';

/** How far somebody has come with an item; `unknown` when its percentage says nothing. */
export type ItemProgress = 'not-started' | 'in-progress' | 'complete' | 'unknown';

/**
 * What a percentage means: in progress above 0 and below 100, complete at exactly 100 (LNK-8, LNK-9).
 * What a partner should not send, such as 101 or a text, is neither.
 */
export function progressOf(percentageCompleted: unknown): ItemProgress {
  if (typeof percentageCompleted !== 'number') return 'unknown';
  if (!(percentageCompleted >= 0 && percentageCompleted <= 100)) return 'unknown';
  if (percentageCompleted === 0) return 'not-started';
  return percentageCompleted === 100 ? 'complete' : 'in-progress';
}

/** In the order that somebody looks for them: what is begun, what could be, what is done. */
const order: readonly ItemProgress[] = ['in-progress', 'not-started', 'unknown', 'complete'];

const rank = ({ percentageCompleted }: PartnerItem) =>
  order.indexOf(progressOf(percentageCompleted));

/** What is in progress first, the nearest to its end at the top; what is complete last. */
export const sortedItems = (items: readonly PartnerItem[]): readonly PartnerItem[] =>
  [...items].sort(
    (one, other) =>
      rank(one) - rank(other) || (other.percentageCompleted ?? 0) - (one.percentageCompleted ?? 0),
  );

/** What to go on with: the first of the sorted items that is not complete; null when all are. */
export const nextItem = (items: readonly PartnerItem[]): PartnerItem | null =>
  sortedItems(items).find((item) => progressOf(item.percentageCompleted) !== 'complete') ?? null;

/** How many items there are of each progress. */
export function progressCounts(items: readonly PartnerItem[]): Record<ItemProgress, number> {
  const counts = { 'not-started': 0, 'in-progress': 0, complete: 0, unknown: 0 };
  for (const { percentageCompleted } of items) counts[progressOf(percentageCompleted)] += 1;
  return counts;
}
