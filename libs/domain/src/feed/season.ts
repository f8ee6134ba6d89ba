import { passesAt } from '../cycle/passes-at.ts';
import type { CycleDate } from '../deadlines/cycle-dates.ts';
import { cycleDateOf, resultsOf } from '../phases/milestones.ts';

/**
 * A season of a cycle that limits some steps. `choices` lasts until the key date `choices`, after
 * which new applications have no choices. `results` lasts until the results.
 */
export type FeedSeason = 'choices' | 'results';

/** The finished seasons of a year of entry; a season with an unknown date is not finished. */
export function seasonsOver(
  dates: readonly CycleDate[],
  entryYear: number,
  now: Date,
): readonly FeedSeason[] {
  const ends: Record<FeedSeason, CycleDate | null> = {
    choices: cycleDateOf(dates, entryYear, 'choices') ?? null,
    results: resultsOf(dates, entryYear),
  };
  return (['choices', 'results'] as const).filter((season) => {
    const end = ends[season];
    return end !== null && now >= passesAt(end);
  });
}
