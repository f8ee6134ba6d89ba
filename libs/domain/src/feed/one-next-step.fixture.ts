import { journeyOf } from '../apply-status/journey.ts';
import { isSent } from '../apply-status/sent.ts';
import {
  type Scheme,
  schemes,
  studyLevels,
  type TileStatus,
  tileStatuses,
} from '../apply-status/types.ts';
import { timeLeft } from '../cycle/time-left.ts';
import { datesOfCycles, keyDatesOfCycles } from '../fixtures.ts';
import { isNamed, keyDatesFor, myCycleDates, type MyDeadline } from '../my-dates/my-dates.ts';
import type { MyApplication } from '../my-dates/parts.ts';
import { stockNotifications, type UpcomingDeadline } from '../notifications/stock.ts';
import type { WayToApply } from '../phases/closed-ways.ts';
import type { PhaseMessage } from '../phases/phase-message.ts';
import { statusInYear } from '../phases/year-status.ts';
import { failingCases } from '../testing/failing-cases.ts';
import { todoConcerns } from '../todo/concerns.ts';
import type { TodoId } from '../todo/items.ts';
import { nextSteps } from './feed.ts';
import type { FeedItemId } from './items.ts';

const modes = ['default', 'clearing'] as const;

/** Times in a year, each with the ways to apply that have closed. */
export const times = {
  'an open year': [],
  'a year after Extra': ['extra'],
  'a closed year': ['application', 'extra', 'clearing'],
} as const satisfies Record<string, readonly WayToApply[]>;
type Time = keyof typeof times;

type At = readonly [
  scheme: Scheme,
  status: TileStatus,
  level: (typeof studyLevels)[number],
  mode: (typeof modes)[number],
  time: Time,
];

export const inYear = ([, status, , , time]: At) => statusInYear(status, times[time]);
export const isOver = (at: At) => inYear(at) === 'over';

export function stepsAt([scheme, status, studyLevel, ugMode, time]: At, isOn = true) {
  const statuses = { ug: 'notStarted', uc: 'notStarted', [scheme]: status } as const;
  const kinds = { questions: isOn, guides: isOn, articles: isOn };
  return nextSteps({
    statuses,
    shown: statuses,
    ugMode,
    studyLevel,
    unconditional: [],
    isReplyOver: false,
    closed: { ug: times[time], uc: times[time] },
    seasonsOver: [],
    kinds,
  });
}

export const concernsAt = (at: At) => todoConcerns({ ug: null, uc: null, [at[0]]: inYear(at) });

const casesOf = (statuses: readonly TileStatus[]): readonly At[] =>
  schemes.flatMap((scheme) =>
    statuses.flatMap((status) =>
      studyLevels.flatMap((level) =>
        modes
          .filter((mode) => scheme === 'ug' || mode === 'default')
          .flatMap((mode) =>
            // While Clearing is on, the year is not closed for undergraduates.
            (Object.keys(times) as Time[])
              .filter((time) => mode === 'default' || time !== 'a closed year')
              .map((time): At => [scheme, status, level, mode, time]),
          ),
      ),
    ),
  );

export const all = casesOf(tileStatuses);

/**
 * The statuses with their own content: all statuses that show whether the application was sent,
 * except `notStarted` and `clearingUnknown`.
 */
const knownStatuses = tileStatuses.filter(
  (status) => isSent(status) !== null && !['notStarted', 'clearingUnknown'].includes(status),
);
export const cases = casesOf(knownStatuses);
export const sent = cases.filter(([, status]) => isSent(status));

export const stageNow = (at: At) =>
  isOver(at)
    ? 'ended'
    : (journeyOf(at[1]).find(({ stage, state }) => state === 'now' || stage === 'ended')?.stage ??
      'placed');

const applicationAt = (at: At): MyApplication => ({
  scheme: at[0],
  status: inYear(at),
  decisions: [],
  hasApplied: false,
});

const myDatesAt = (at: At, now: Date) =>
  myCycleDates({
    dates: datesOfCycles,
    studyYear: 2027,
    studyLevel: 'Undergraduate',
    applications: [applicationAt(at)],
    isEarly: false,
    now,
  });

/** The stages of an application that still have future dates. */
export const stagesLeft = (at: At) => {
  const names = { ug: 'undergraduate', uc: 'conservatoires' };
  const now = new Date('2026-09-01T12:00:00Z');
  const own = keyDatesOfCycles
    .filter(({ cycle }) => cycle?.entryYear === 2027)
    .map((date) => ({ ...date, schemes: [names[at[0]]] }));
  return [
    ...new Set(
      keyDatesFor(own, myDatesAt(at, now), {
        applications: [applicationAt(at)],
        studyLevel: 'Undergraduate',
      }).flatMap(({ cycle }) => cycle?.stage ?? []),
    ),
  ];
};

export const over = all.filter(isOver);

/** Steps for adding a choice or starting another application. */
export const adding: readonly FeedItemId[] = [
  ...(['add_choice', 'extra', 'extra_faq', 'clearing', 'clearing_add', 'first_words'] as const),
  ...(['several_faq', 'still_room', 'uc_add', 'uc_uni_faq', 'another', 'dates'] as const),
];

/** Steps for starting, writing and sending an application. */
export const writing: readonly FeedItemId[] = [
  ...(['start', 'one_section', 'send', 'resend', 'statement', 'read_aloud'] as const),
  ...(['uc_start', 'uc_finish', 'uc_send'] as const),
];

export const sameAsTodo: Readonly<Partial<Record<FeedItemId, TodoId>>> = {
  shortlist: 'courses',
  still_room: 'courses',
  add_choice: 'courses',
  extra: 'courses',
  clearing: 'courses',
  statement: 'personalStatement',
  read_aloud: 'personalStatement',
  open_days: 'openDays',
  applicant_days: 'openDays',
  tariff: 'qualifications',
  support: 'studySupport',
  compare: 'compareAndShortlist',
  options: 'options',
};

export const sendingMessages: readonly PhaseMessage[] = [
  ...(['preparing', 'early', 'main', 'afterMain', 'stillOpen', 'late'] as const),
];

/** Whether the application is with an adviser, who has to send it by the deadline to apply. */
export const isWithAdviser = ([, status]: At) => status === 'awaitingApproval';

export const months = Array.from(
  { length: 24 },
  (_, month) => new Date(Date.UTC(2026, 8 + month, 1, 12)),
);

export function deadlineAt(at: At, now: Date): UpcomingDeadline | null {
  const next = myDatesAt(at, now).find(
    (date): date is MyDeadline => date.kind === 'deadline' && isNamed(date),
  );
  return next ? { deadline: next.deadline, daysLeft: timeLeft(next, now).days } : null;
}

/** The stock notifications for an applicant whose progress is unknown. */
export function tipsAt(at: At, deadline: ReturnType<typeof deadlineAt>, favouriteCourses = 3) {
  const concerning = concernsAt(at);
  return stockNotifications({
    favouriteCourses,
    statementBegun: false,
    concerning,
    unfinishedTodos: concerning.size,
    deadline,
    studyYear: 2027,
  }).map(({ kind }) => kind);
}

export const failingSituations = (situations: readonly At[], property: (at: At) => void) =>
  failingCases(situations, (at) => at.join(', '), property);
