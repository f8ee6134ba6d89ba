import type { Scheme } from '../apply-status/types.ts';
import type { DateStage } from '../cycle/cycle-place.ts';
import { londonDate } from '../cycle/london.ts';
import { passesAt } from '../cycle/passes-at.ts';
import type { CycleDate, Deadline } from '../deadlines/cycle-dates.ts';
import { type DeadlineRoute, deadlinesOf } from '../deadlines/next-deadline.ts';
import { isReplyDate, possibleReplies, type ReplyDate } from '../deadlines/reply-dates.ts';
import type { YearStatuses } from '../phases/year-status.ts';
import { type Face, faceOfStatus } from './face.ts';

export interface OwnDeadline {
  readonly deadline: Deadline;
  /** The reply dates that apply if the last decision arrives later, in chronological order. */
  readonly later: readonly ReplyDate[];
}

/** The stages whose deadlines may concern an applicant, now or later. */
const ownStages: Readonly<Record<Face, readonly DateStage[]>> = {
  beginning: ['apply', 'reply'],
  choosing: ['apply', 'reply'],
  waiting: ['reply'],
  deciding: ['reply'],
  looking: ['extra', 'clearing'],
  results: [],
  clearing: ['clearing'],
  placed: [],
  ended: [],
};

interface Whose {
  readonly dates: readonly CycleDate[];
  readonly studyYear: number;
  readonly routes: readonly DeadlineRoute[];
  /** Empty while unknown. */
  readonly statuses: YearStatuses;
  readonly now: Date;
}

/**
 * The future deadlines that may concern an applicant, in chronological order (EXT-9). A deadline is
 * left out only when the status shows that it does not apply. The reply dates count as one
 * deadline, because only one of them will apply.
 */
export function ownDeadlines(whose: Whose): readonly OwnDeadline[] {
  const { dates, studyYear, routes, statuses, now } = whose;
  const own = deadlinesOf(dates, studyYear, routes).filter(
    (deadline) =>
      now < passesAt(deadline) &&
      deadline.schemes.some(
        (scheme) => routes.includes(scheme) && isOwn(deadline, faceIn(statuses, scheme)),
      ),
  );
  const replies = ownReplies(own, whose);
  return own.flatMap((deadline): OwnDeadline[] => {
    if (!isReplyDate(deadline)) return [{ deadline, later: [] }];
    return deadline === replies[0] ? [{ deadline, later: replies.slice(1) }] : [];
  });
}

const isOwn = ({ stage }: Deadline, face: Face | null): boolean =>
  face === null || ownStages[face].includes(stage);

/**
 * The face of one scheme; null while unknown. A scheme without an application has the face
 * `beginning`, because the applicant may still apply.
 */
function faceIn(statuses: YearStatuses, scheme: Scheme): Face | null {
  const status = statuses[scheme];
  if (status !== undefined) return faceOfStatus[status];
  return Object.keys(statuses).length === 0 ? null : 'beginning';
}

/** The reply dates that may still apply, depending on the day of the last decision. */
function ownReplies(own: readonly Deadline[], { statuses, now }: Whose): readonly ReplyDate[] {
  const replies = own.filter(isReplyDate);
  const face = faceIn(statuses, 'ug');
  if (face === null) return replies;
  if (face === 'deciding') return possibleReplies(replies, now);
  // The last decision has not arrived yet.
  return replies.filter(({ decisionsBy }) => londonDate(now) <= decisionsBy);
}
