import { m } from '@applicant-hub/copy';
import { replyWords } from '@applicant-hub/copy/deadlines';
import {
  type CalendarDate,
  type ReplyBy,
  type ReplyDate,
  deadlineRoutes,
  formatDayMonth,
  isExpected,
  repliesByCommonDate,
  replyBy,
  timeLeft,
} from '@applicant-hub/domain';
import { ukWhen } from '#app/features/reference-data/uk-when.ts';
import type { ReplyView } from '../tile/tiles-view-types.ts';
import type { TileDates } from './whose.server.ts';

type Replying = Omit<TileDates, 'isEarly'>;

/**
 * Returns the reply date (EXT-9), for undergraduates who have received every decision and have not
 * replied.
 */
export function replyView(replying: Replying): ReplyView | null {
  const { dates, studyYear, now } = replying;
  if (!concerns(replying)) return null;
  if (dates === null) {
    return {
      line: m.deadlines_reply_unknown_now(),
      note: m.deadlines_reply_unknown_now_note(),
      isOver: false,
    };
  }
  const reply = replyBy(dates, studyYear, now);
  return { ...wordsOf(reply, studyYear, now), isOver: reply.kind === 'passed' };
}

const concerns = ({ application, studyLevel }: Replying) =>
  deadlineRoutes(studyLevel, [application.scheme]).includes('ug') &&
  repliesByCommonDate(application);

function wordsOf(reply: ReplyBy, year: number, now: Date): Omit<ReplyView, 'isOver'> {
  switch (reply.kind) {
    case 'unknown':
      return {
        line: m.deadlines_reply_unknown({ year }),
        note: m.deadlines_reply_unknown_note(),
      };
    case 'passed':
      return {
        line: m.deadlines_reply_passed({ date: ukWhen(reply.by) }),
        note: null,
      };
    case 'due':
      return {
        line: replyWords(ukWhen(reply.by), timeLeft(reply.by, now)),
        note: notesOf(reply, now).join(' '),
      };
  }
}

const notesOf = (
  { by, earlier, later }: Extract<ReplyBy, { kind: 'due' }>,
  now: Date,
): string[] => [
  m.deadlines_reply_declined({ date: formatDayMonth(by.date) }),
  ...(earlier ? [m.deadlines_reply_earlier(datesOf(earlier.decisionsBy, earlier))] : []),
  ...(later ? [m.deadlines_reply_later(datesOf(by.decisionsBy, later))] : []),
  ...([by, earlier, later].some((one) => one !== null && isExpected(one, now))
    ? [m.deadlines_reply_expected()]
    : []),
];

const datesOf = (decisionsBy: CalendarDate, by: ReplyDate) => ({
  decisionsBy: formatDayMonth(decisionsBy),
  date: formatDayMonth(by.date),
});
