import type { StudyLevel } from '../apply-status/types.ts';
import { londonDate } from '../cycle/london.ts';
import { passesAt } from '../cycle/passes-at.ts';
import {
  type CycleDate,
  type Deadline,
  isDeadline,
  isDeadlineKey,
  schemeOfName,
} from '../deadlines/cycle-dates.ts';
import { type DecisionDay, decisionDays, decisionsBy } from '../deadlines/decision-dates.ts';
import { deadlineRoutes } from '../deadlines/routes.ts';
import { isReplyDate, possibleReplies, type ReplyDate } from '../deadlines/reply-dates.ts';
import type { EventStart, KeyDate, OpenEvent } from '../events/types.ts';
import { bySoonest, upcoming } from '../events/upcoming.ts';
import { isOwnTodo, type OwnDate, type OwnItem, type OwnTodo } from '../own-dates/types.ts';
import { cycleDateOf, resultsOf } from '../phases/milestones.ts';
import { dependsOnResults, isCertain, mayAddChoice, type MyApplication, partsOf } from './parts.ts';

interface OfCycle extends EventStart {
  /** The id of the key date, if the date is a key date. Each id is in the list only once. */
  readonly id: string;
  /** False if it is unknown whether the date concerns the applicant. */
  readonly isSure: boolean;
  readonly isConfirmed: boolean;
}

export interface MyDeadline extends OfCycle {
  readonly kind: 'deadline';
  readonly deadline: Deadline;
  /**
   * The reply dates that apply if the last decision arrives later, in chronological order. The
   * reply dates count as one date, because only one of them will apply.
   */
  readonly later: readonly ReplyDate[];
}

export type MyCycleDate =
  | MyDeadline
  | (OfCycle & { readonly kind: 'decisions'; readonly by: DecisionDay['kind'] })
  | (OfCycle & { readonly kind: 'results' })
  /** The day on which Extra opens. */
  | (OfCycle & { readonly kind: 'extraOpens' });

export type MyPersonalDate = EventStart & { readonly id: string } & (
    | { readonly kind: 'own'; readonly item: OwnDate | (OwnTodo & Pick<OwnDate, 'date'>) }
    | { readonly kind: 'event'; readonly event: OpenEvent }
  );

export type MyDate = MyCycleDate | MyPersonalDate;

export interface WhoseDates {
  readonly dates: readonly CycleDate[];
  readonly studyYear: number;
  readonly studyLevel: StudyLevel;
  readonly applications: readonly MyApplication[];
  /** Whether a favourite or a choice closes at the early deadline. */
  readonly isEarly: boolean;
  readonly now: Date;
}

/**
 * The future dates of an applicant's year, in chronological order (EXT-9). Every list and every
 * line about "my dates" uses this function. A date is left out only when it is known not to concern
 * the applicant.
 */
export function myCycleDates(whose: WhoseDates): readonly MyCycleDate[] {
  const byId = new Map<string, MyCycleDate>();
  for (const date of whose.applications.flatMap((application) => datesOf(application, whose))) {
    if (!byId.get(date.id)?.isSure) byId.set(date.id, date);
  }
  return [...byId.values()].sort(bySoonest);
}

/** The future dates that the applicant added or saved. To-dos that are done are left out. */
export const myPersonalDates = (
  own: readonly OwnItem[],
  events: readonly OpenEvent[],
  now: Date,
): readonly MyPersonalDate[] => upcoming([...own.flatMap(ownDate), ...events.map(eventDate)], now);

/** The date that is next for the applicant. A date that may concern only others is never next. */
export const nextOf = <One extends MyDate>(dates: readonly One[]): One | null =>
  dates.find((date) => !isOfCycle(date) || isNamed(date)) ?? null;

export const isOfCycle = (date: MyDate): date is MyCycleDate =>
  date.kind !== 'own' && date.kind !== 'event';

/**
 * Whether a text that names a single date may name this date. If the status does not show whether
 * the applicant has applied, only the deadline to apply may be named.
 */
export const isNamed = (date: MyCycleDate): boolean =>
  date.isSure || (date.kind === 'deadline' && date.deadline.stage === 'apply');

/** The next deadline with a fixed day. Reply dates of undergraduates depend on their decisions. */
export const nextDeadline = (dates: readonly MyCycleDate[]): MyDeadline | null =>
  dates
    .filter((date) => date.kind === 'deadline')
    .find((date) => isNamed(date) && date.deadline.decisionsBy === null) ?? null;

/**
 * The key dates without later reply dates and without dates that concern only other applicants. A
 * date with a key that no rule uses is included while its stage concerns the applicant.
 */
export function keyDatesFor(
  keyDates: readonly KeyDate[],
  mine: readonly MyCycleDate[],
  { applications, studyLevel }: Pick<WhoseDates, 'applications' | 'studyLevel'>,
): readonly KeyDate[] {
  const ids = new Set(mine.map(({ id }) => id));
  return keyDates.filter(({ id, cycle, schemes }) => {
    if (cycle === null || ids.has(id)) return true;
    return schemes.some((name) => {
      const scheme = schemeOfName(name);
      const application = applications.find((one) => one.scheme === scheme);
      if (application === undefined) return true;
      if (!deadlineRoutes(studyLevel, [application.scheme]).includes(application.scheme))
        return false;
      return !isRuled(cycle) && partsOf(application).includes(cycle.stage);
    });
  });
}

export const idsOf = (date: MyCycleDate): readonly string[] => [
  date.id,
  ...(date.kind === 'deadline' ? date.later.map(({ id }) => id) : []),
];

const isRuled = ({ key }: { readonly key: string }): boolean =>
  key === 'advisory' || key === 'results' || isDeadlineKey(key);

function datesOf(application: MyApplication, whose: WhoseDates): MyCycleDate[] {
  const { scheme } = application;
  const { studyLevel, studyYear, isEarly, now } = whose;
  // Postgraduate courses have no common dates.
  if (!deadlineRoutes(studyLevel, [scheme]).includes(scheme)) return [];
  const parts = partsOf(application);
  const isSure = isCertain(application);
  const dates = whose.dates.filter(
    ({ entryYear, schemes }) => entryYear === studyYear && schemes.includes(scheme),
  );
  const deadlines = dates
    .filter(isDeadline)
    .filter(
      (deadline) =>
        (parts.includes(deadline.stage) ||
          (deadline.key === 'choices' && mayAddChoice(application))) &&
        now < passesAt(deadline) &&
        (deadline.key !== 'early' || isEarly),
    );
  const mayApply = isSure && parts.includes('apply');
  if (mayApply && !deadlines.some(({ stage }) => stage === 'apply')) return [];
  // Without every decision, it is unknown whether there is an offer to reply to.
  const isReplying = application.status === 'decisionsReceived';
  const isLate = mayApply && dates.some((date) => date.key === 'main' && now >= passesAt(date));
  const [reply, ...later] = repliesOf(application, deadlines.filter(isReplyDate), isLate, now);
  const own = deadlines.filter((deadline) => !isReplyDate(deadline) || deadline === reply);
  return [
    ...own.map((deadline) => ({
      ...placeOf(deadline, isSure && (deadline !== reply || isReplying)),
      kind: 'deadline' as const,
      deadline,
      later: deadline === reply ? later : [],
    })),
    ...(scheme === 'ug' && parts.includes('decisions') ? decisionsOf(isLate, isSure, whose) : []),
    ...(scheme === 'ug' && parts.includes('confirmation')
      ? results(application, isSure, whose)
      : []),
    ...extraOpening(application, whose),
  ];
}

const placeOf = (
  { id, date, time, isConfirmed }: Omit<OfCycle, 'isSure'>,
  isSure: boolean,
): OfCycle => ({ id, date, time, isConfirmed, isSure });

/**
 * The reply dates that may still apply, depending on the day of the last decision.
 *
 * @param isLate whether the main deadline has passed and the applicant has not applied; then only
 *   the reply date for the last decisions is certain to apply
 */
function repliesOf(
  application: MyApplication,
  replies: readonly ReplyDate[],
  isLate: boolean,
  now: Date,
): readonly ReplyDate[] {
  if (!isCertain(application)) return replies;
  if (isLate) return replies.slice(-1);
  if (application.status === 'decisionsReceived') return possibleReplies(replies, now);
  // The last decision has not arrived yet.
  return replies.filter(({ decisionsBy: by }) => londonDate(now) <= by);
}

function decisionsOf(isLate: boolean, isSure: boolean, whose: WhoseDates): MyCycleDate[] {
  const { dates, studyYear, now } = whose;
  const last = decisionDays(dates, studyYear).at(-1);
  const day = isLate ? last : decisionsBy(dates, studyYear, now);
  if (!day || day.date < londonDate(now)) return [];
  return [{ ...placeOf({ ...day, time: null }, isSure), kind: 'decisions', by: day.kind }];
}

function results(
  application: MyApplication,
  isSure: boolean,
  { dates, studyYear, now }: WhoseDates,
): MyCycleDate[] {
  const day = resultsOf(dates, studyYear);
  if (day === null || now >= passesAt(day)) return [];
  const isCertainToDepend = !awaitsResults(application) || dependsOnResults(application) !== null;
  return [{ ...placeOf(day, isSure && isCertainToDepend), kind: 'results' }];
}

/**
 * Extra's opening is shown only at the status `unplaced`. Applicants with any other status who look
 * for a place can already add a choice.
 */
function extraOpening(
  { scheme, status }: MyApplication,
  { dates, studyYear, now }: WhoseDates,
): MyCycleDate[] {
  const day = cycleDateOf(dates, studyYear, 'extra-opens');
  const isAhead = scheme === 'ug' && status === 'unplaced' && day && londonDate(now) < day.date;
  return isAhead ? [{ ...placeOf(day, true), kind: 'extraOpens' }] : [];
}

const awaitsResults = ({ status }: MyApplication): boolean =>
  status === 'awaitingConfirm' || status === 'awaitingConfirmReasons';

function ownDate(item: OwnItem): MyPersonalDate[] {
  const { id, date } = item;
  if (!isOwnTodo(item)) return [{ kind: 'own', id, date: item.date, time: item.time, item }];
  return date === null || item.done
    ? []
    : [{ kind: 'own', id, date, time: null, item: { ...item, date } }];
}

const eventDate = (event: OpenEvent): MyPersonalDate => ({
  kind: 'event',
  id: event.id,
  date: event.date,
  time: event.time,
  event,
});
