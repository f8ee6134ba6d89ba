import { type CalendarDate, type DeadlineKey, findMilestones } from '@applicant-hub/domain';

/** What happens on a day of the cycle, beside the deadlines. */
type MilestoneKey =
  | 'courses-shown'
  | 'open'
  | 'open-conservatoires'
  | 'send'
  | 'extra-opens'
  | 'advisory'
  | 'clearing-opens'
  | 'results-scotland'
  | 'results';

export type CycleKey = DeadlineKey | MilestoneKey;

type Milestones = Readonly<Partial<Record<MilestoneKey, CalendarDate>>>;

/** The published days that only the calendar knows, by entry year; the hub needs the others too. */
const others: Readonly<Record<number, Milestones>> = {
  2025: {
    'courses-shown': '2024-04-30',
    open: '2024-05-14',
    'results-scotland': '2025-08-05',
  },
  2026: {
    'courses-shown': '2025-04-29',
    open: '2025-05-13',
    advisory: '2026-03-31',
    'results-scotland': '2026-08-04',
  },
  2027: {},
};

/** The entry years whose days are published, all or some. */
export const publishedYears = Object.keys(others).map(Number);

/** The published days of an entry year that are no deadlines. */
export function publishedMilestones(entryYear: number): readonly (readonly [CycleKey, string])[] {
  const known = findMilestones(entryYear);
  const days: Record<string, CalendarDate | null | undefined> = {
    ...others[entryYear],
    send: known?.sendFrom,
    'open-conservatoires': known?.conservatoiresFrom,
    'extra-opens': known?.extraOpens,
    'clearing-opens': known?.clearingOpens,
    results: known?.results,
  };
  // No other names are in it.
  return Object.entries(days).flatMap(([key, date]) => (date ? [[key as CycleKey, date]] : []));
}
