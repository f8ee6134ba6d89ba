import type { CalendarDate, DeadlineKey } from '@applicant-hub/domain';

/** What happens on a day of the cycle, beside the deadlines. */
export type MilestoneKey =
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

/** The published days that are no deadlines, by entry year. */
// prettier-ignore
export const publishedMilestones: Readonly<Record<number, Readonly<Partial<Record<MilestoneKey, CalendarDate>>>>> = {
  2025: {
    'courses-shown': '2024-04-30',
    open: '2024-05-14',
    'open-conservatoires': '2024-07-10',
    send: '2024-09-03',
    'extra-opens': '2025-02-26',
    'clearing-opens': '2025-07-05',
    'results-scotland': '2025-08-05',
    results: '2025-08-14',
  },
  2026: {
    'courses-shown': '2025-04-29',
    open: '2025-05-13',
    'open-conservatoires': '2025-07-10',
    send: '2025-09-02',
    'extra-opens': '2026-02-26',
    advisory: '2026-03-31',
    'clearing-opens': '2026-07-02',
    'results-scotland': '2026-08-04',
    results: '2026-08-13',
  },
  2027: {
    send: '2026-09-01',
    'extra-opens': '2027-02-25',
    'clearing-opens': '2027-07-02',
  },
};
