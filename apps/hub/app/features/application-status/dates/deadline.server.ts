import { m } from '@applicant-hub/copy';
import { deadlineLine, whenWords } from '@applicant-hub/copy/deadlines';
import {
  actsByDeadline,
  deadlineRoutes,
  isExpected,
  isWaiting,
  londonDate,
  mayAddChoice,
  type MyCycleDate,
  type MyDeadline,
  nextDeadline,
  timeLeft,
} from '@applicant-hub/domain';
import { ukWhen } from '#app/features/reference-data/uk-when.ts';
import type { DeadlineView, TileView } from '../tile/tiles-view-types.ts';
import { datesOfTile, extraOpensIn, type TileDates } from './whose.server.ts';

/**
 * Returns the next deadline as text (EXT-9); null if there is none, or if the applicant waits
 * (`awaitedView`). Before Extra opens to the applicant, the text is about the opening day. While
 * the dates are not known, returns `unknown` if the application would have a deadline. The early
 * deadline is worded as a question, unless a favourite or a choice has this deadline.
 */
export function deadlineView(whose: TileDates): TileView['deadline'] {
  const { application, dates, isEarly, now } = whose;
  if (dates === null) return hasDeadline(whose) ? 'unknown' : null;
  if (isWaiting(application)) return null;
  const all = datesOfTile({ ...whose, isEarly: true });
  const opens = extraOpensIn(all);
  if (opens) return openingWords(opens, now);
  const early = nextDeadline(all.filter(isEarlyDate));
  const own = nextDeadline(all.filter((date) => !isEarlyDate(date)));
  if (early === null) return own && deadlineWords(own, whose);
  if (own === null) return deadlineWords(early, whose);
  return isEarly
    ? {
        ...deadlineWords(early, whose),
        other: m.deadlines_other_courses({ when: whenOf(own, now) }),
      }
    : {
        ...deadlineWords(own, whose),
        other: m.deadlines_early_question({ when: whenOf(early, now) }),
      };
}

const hasDeadline = ({ application, studyLevel }: TileDates): boolean =>
  deadlineRoutes(studyLevel, [application.scheme]).includes(application.scheme) &&
  actsByDeadline(application);

const isEarlyDate = (date: MyCycleDate): boolean =>
  date.kind === 'deadline' && date.deadline.key === 'early';

/** 'Wednesday 13 January, 6pm UK time, 52 days left' */
const whenOf = (date: MyDeadline, now: Date): string =>
  whenWords(ukWhen(date), timeLeft(date, now));

const openingWords = (date: MyCycleDate, now: Date): DeadlineView => ({
  line: m.deadlines_extra_opens({ date: ukWhen(date), days: timeLeft(date, now).days }),
  isToday: false,
  isExpected: isExpected(date, now),
});

function deadlineWords(date: MyDeadline, { application, now, studyYear }: TileDates): DeadlineView {
  const when = whenOf(date, now);
  const { key } = date.deadline;
  const what = key === 'choices' && mayAddChoice(application) ? 'another-choice' : key;
  return {
    line: deadlineLine(what, studyYear, date.isSure ? when : m.deadlines_when_unsure({ when })),
    isToday: date.date === londonDate(now),
    isExpected: isExpected(date, now),
  };
}
