import type { KeyDate } from './types.ts';

/** The years that a title names as years of entry: 2027 in 'Clearing opens, 2027 entry'. */
function entryYearsIn(title: string): readonly number[] {
  if (!/\bentry\b/i.test(title)) return [];
  return [...title.matchAll(/\b20\d{2}\b/g)].map(([year]) => Number(year));
}

/**
 * The dates that concern somebody who wants to begin in a year. Where an API does not send the year
 * of a date, nothing but its title says whose it is: one that names other years of entry is for
 * others, and one that names none is for all.
 */
export const datesOfYear = (dates: readonly KeyDate[], entryYear: number): readonly KeyDate[] =>
  dates.filter(({ title, cycle }) => {
    if (cycle !== null) return cycle.entryYear === entryYear;
    const years = entryYearsIn(title);
    return years.length === 0 || years.includes(entryYear);
  });
