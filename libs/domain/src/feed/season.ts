import { passesAt } from '../cycle/passes-at.ts';
import type { CycleDate } from '../deadlines/cycle-dates.ts';
import { resultsOf } from '../phases/milestones.ts';

/** The part of a cycle that some steps are for: until applications have no choices, until results. */
export type FeedSeason = 'choices' | 'results';

/** The seasons of a year of entry that are over; none whose date is not known. */
export function seasonsOver(
  dates: readonly CycleDate[],
  entryYear: number,
  now: Date,
): readonly FeedSeason[] {
  const ends: Record<FeedSeason, CycleDate | null> = {
    choices: dates.find((date) => date.entryYear === entryYear && date.key === 'choices') ?? null,
    results: resultsOf(dates, entryYear),
  };
  return (['choices', 'results'] as const).filter((season) => {
    const end = ends[season];
    return end !== null && now >= passesAt(end);
  });
}
