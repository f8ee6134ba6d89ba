import type { KeyDate } from './types.ts';

/** The years of entry in a title: 2027 in 'Clearing opens, 2027 entry'. */
function entryYearsIn(title: string): readonly number[] {
  if (!/\bentry\b/i.test(title)) return [];
  return [...title.matchAll(/\b20\d{2}\b/g)].map(([year]) => Number(year));
}

/**
 * The dates that concern applicants who start in a year. When an API does not send the year of a
 * date, only its title can show it: a title with other years of entry excludes the date, and a
 * title without a year of entry includes it.
 */
export const datesOfYear = (dates: readonly KeyDate[], entryYear: number): readonly KeyDate[] =>
  dates.filter(({ title, cycle }) => {
    if (cycle !== null) return cycle.entryYear === entryYear;
    const years = entryYearsIn(title);
    return years.length === 0 || years.includes(entryYear);
  });
