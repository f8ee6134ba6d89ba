import type { PartnerItem } from './types.ts';

export type ItemProgress = 'not-started' | 'in-progress' | 'complete' | 'unknown';

/**
 * The progress for a percentage: in progress above 0 and below 100, complete at exactly 100 (LNK-8,
 * LNK-9). Invalid values from a partner, such as 101 or a text, are unknown.
 */
export function progressOf(percentageCompleted: unknown): ItemProgress {
  if (typeof percentageCompleted !== 'number') return 'unknown';
  if (!(percentageCompleted >= 0 && percentageCompleted <= 100)) return 'unknown';
  if (percentageCompleted === 0) return 'not-started';
  return percentageCompleted === 100 ? 'complete' : 'in-progress';
}

const order: readonly ItemProgress[] = ['in-progress', 'not-started', 'unknown', 'complete'];

const rank = ({ percentageCompleted }: PartnerItem) =>
  order.indexOf(progressOf(percentageCompleted));

/** Items in progress first, the most advanced at the top; complete items last. */
export const sortedItems = (items: readonly PartnerItem[]): readonly PartnerItem[] =>
  [...items].sort(
    (one, other) =>
      rank(one) - rank(other) || (other.percentageCompleted ?? 0) - (one.percentageCompleted ?? 0),
  );

/**
 * The item to continue with: the first sorted item that is not complete; null when all items are
 * complete.
 */
export const nextItem = (items: readonly PartnerItem[]): PartnerItem | null =>
  sortedItems(items).find((item) => progressOf(item.percentageCompleted) !== 'complete') ?? null;

export function progressCounts(items: readonly PartnerItem[]): Record<ItemProgress, number> {
  const counts = { 'not-started': 0, 'in-progress': 0, complete: 0, unknown: 0 };
  for (const { percentageCompleted } of items) counts[progressOf(percentageCompleted)] += 1;
  return counts;
}
