import type { DateStage } from '../cycle/cycle-place.ts';
import { oncePer } from '../cycle/once-per.ts';
import { passesAt } from '../cycle/passes-at.ts';
import { type CycleDate, isDeadline } from './cycle-dates.ts';

/**
 * Checks whether the last day of a stage has passed in a year of entry; false if no day is known.
 */
export function isStageOver(
  dates: readonly CycleDate[],
  stage: DateStage,
  entryYear: number,
  now: Date,
): boolean {
  const end = stageEnds(dates).get(stageKey(entryYear, stage));
  return end !== undefined && now >= end;
}

const stageKey = (entryYear: number, stage: DateStage): string => `${entryYear} ${stage}`;

const stageEnds = oncePer((dates: readonly CycleDate[]) => {
  const ends = new Map<string, Date>();
  for (const deadline of dates.filter(isDeadline)) {
    const key = stageKey(deadline.entryYear, deadline.stage);
    const [before, end] = [ends.get(key), passesAt(deadline)];
    if (before === undefined || end > before) ends.set(key, end);
  }
  return ends;
});
