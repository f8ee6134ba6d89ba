import { m } from '@applicant-hub/copy';
import { replyWords } from '@applicant-hub/copy/deadlines';
import {
  type CalendarDate,
  type Choice,
  type CycleDate,
  type ReplyBy,
  type ReplyDate,
  type Scheme,
  type StudyLevel,
  type TileStatus,
  formatDayMonth,
  isExpected,
  owesReply,
  replyBy,
  timeLeft,
} from '@applicant-hub/domain';
import { ukWhen } from '#app/features/reference-data/uk-when.ts';
import type { ReplyView } from '../tile/tiles-view-types.ts';

interface Replying {
  /** Null while the dates are not known. */
  dates: readonly CycleDate[] | null;
  scheme: Scheme;
  studyLevel: StudyLevel;
  studyYear: number;
  status: TileStatus;
  choices: readonly Choice[];
  now: Date;
}

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

/**
 * Whether the applicant has an offer to reply to. If the choices are unknown, the status decides. A
 * changed offer, which arrives after results, has its own date.
 */
const concerns = ({ scheme, studyLevel, status, choices }: Replying) =>
  scheme === 'ug' &&
  studyLevel === 'Undergraduate' &&
  status === 'decisionsReceived' &&
  (choices.length === 0 || owesReply(choices)) &&
  !choices.some(({ asks }) => asks === 'replyToChange');

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
