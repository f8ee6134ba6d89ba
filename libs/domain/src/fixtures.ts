import type { CyclePlace, DateStage } from './cycle/cycle-place.ts';
import { cycleDates } from './deadlines/cycle-dates.ts';
import type { KeyDate } from './events/types.ts';

type Row = readonly [
  entryYear: number,
  key: string,
  scheme: 'ug' | 'uc',
  stage: DateStage,
  at: string,
  more?: Partial<CyclePlace>,
];

// One date per line.
// prettier-ignore
const rows: readonly Row[] = [
  [2025, 'open-conservatoires', 'uc', 'apply', '2024-07-10'],
  [2025, 'send', 'ug', 'apply', '2024-09-03'],
  [2025, 'music', 'uc', 'apply', '2024-10-02 18:00'],
  [2025, 'early', 'ug', 'apply', '2024-10-15 18:00'],
  [2025, 'main', 'ug', 'apply', '2025-01-29 18:00'],
  [2025, 'main-conservatoires', 'uc', 'apply', '2025-01-29 18:00'],
  [2025, 'extra-opens', 'ug', 'extra', '2025-02-26'],
  [2025, 'choices', 'ug', 'apply', '2025-06-30 18:00'],
  [2025, 'extra', 'ug', 'extra', '2025-07-04'],
  [2025, 'clearing-opens', 'ug', 'clearing', '2025-07-05'],
  [2025, 'results', 'ug', 'confirmation', '2025-08-14'],
  [2025, 'clearing', 'ug', 'clearing', '2025-10-20'],
  [2026, 'open-conservatoires', 'uc', 'apply', '2025-07-10'],
  [2026, 'send', 'ug', 'apply', '2025-09-02'],
  [2026, 'music', 'uc', 'apply', '2025-10-02 18:00'],
  [2026, 'early', 'ug', 'apply', '2025-10-15 18:00'],
  [2026, 'main', 'ug', 'apply', '2026-01-14 18:00'],
  [2026, 'main-conservatoires', 'uc', 'apply', '2026-01-14 18:00'],
  [2026, 'replies', 'uc', 'reply', '2026-02-10'],
  [2026, 'advisory', 'ug', 'reply', '2026-03-31'],
  [2026, 'extra-opens', 'ug', 'extra', '2026-02-26'],
  [2026, 'replies-undergraduate', 'ug', 'reply', '2026-05-06 18:00', { isConfirmed: false, decisionsBy: '2026-03-31' }],
  [2026, 'replies-undergraduate', 'ug', 'reply', '2026-06-03 18:00', { isConfirmed: false, decisionsBy: '2026-05-13' }],
  [2026, 'choices', 'ug', 'apply', '2026-06-30 18:00'],
  [2026, 'extra', 'ug', 'extra', '2026-07-01'],
  [2026, 'clearing-opens', 'ug', 'clearing', '2026-07-02'],
  [2026, 'replies-undergraduate', 'ug', 'reply', '2026-07-22 18:00', { isConfirmed: false, decisionsBy: '2026-07-15' }],
  [2026, 'results', 'ug', 'confirmation', '2026-08-13'],
  [2026, 'final', 'ug', 'apply', '2026-09-24 18:00'],
  [2026, 'clearing', 'ug', 'clearing', '2026-10-19'],
  [2027, 'send', 'ug', 'apply', '2026-09-01'],
  [2027, 'early', 'ug', 'apply', '2026-10-15 18:00'],
  [2027, 'main', 'ug', 'apply', '2027-01-13 18:00', { isConfirmed: false }],
  [2027, 'main-conservatoires', 'uc', 'apply', '2027-01-13 18:00', { isConfirmed: false }],
  [2027, 'advisory', 'ug', 'reply', '2027-03-31'],
  [2027, 'extra-opens', 'ug', 'extra', '2027-02-25'],
  [2027, 'replies-undergraduate', 'ug', 'reply', '2027-05-05 18:00', { isConfirmed: false, decisionsBy: '2027-03-31' }],
  [2027, 'replies-undergraduate', 'ug', 'reply', '2027-06-02 18:00', { isConfirmed: false, decisionsBy: '2027-05-12' }],
  [2027, 'choices', 'ug', 'apply', '2027-06-30 18:00'],
  [2027, 'extra', 'ug', 'extra', '2027-07-01'],
  [2027, 'clearing-opens', 'ug', 'clearing', '2027-07-02'],
  [2027, 'replies-undergraduate', 'ug', 'reply', '2027-07-21 18:00', { isConfirmed: false, decisionsBy: '2027-07-14' }],
  [2027, 'clearing', 'ug', 'clearing', '2027-10-18'],
];

const schemeNames = { ug: 'undergraduate', uc: 'conservatoires' };

/** Key dates of three cycles, for tests, as an API sends them. */
export const keyDatesOfCycles: readonly KeyDate[] = rows.map(
  ([entryYear, key, scheme, stage, at, more = {}]) => {
    const [date = '', time = null] = at.split(' ');
    const { decisionsBy = null, isConfirmed = true } = more;
    const id = [entryYear, key, ...(decisionsBy === null ? [] : [decisionsBy])].join('-');
    return {
      id,
      title: id,
      date,
      time,
      url: null,
      schemes: [schemeNames[scheme]],
      cycle: { entryYear, stage, key, isConfirmed, decisionsBy },
    };
  },
);

export const datesOfCycles = cycleDates(keyDatesOfCycles);
