import { m } from '@applicant-hub/copy';
import {
  bySoonest,
  countStatement,
  type CycleDate,
  type Deadline,
  deadlineStatus,
  earlyDeadline,
  isSent,
  type KnownStatuses,
  nextDeadline,
  openTodos,
  ownDeadlineRoutes,
  replyBy,
  savedStatement,
  statementKindOf,
  stockNotifications,
  todoConcerns,
  upcomingDeadline,
  type SourcedNotification,
  type StockFacts,
  type StockKind,
  type TileStatus,
} from '@applicant-hub/domain';
import { paths, widgetPath } from '#app/platform/paths/links.ts';
import { preferenceAnswers } from '#app/platform/request/preference-answers.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { ukWhen } from '#app/features/reference-data/uk-when.ts';
import { deadlineLabel, getCycleDates } from '#app/features/reference-data/cycle-dates.server.ts';
import {
  type Committed,
  findRecalled,
} from '#app/features/application-status/upstream/committed.server.ts';

type Words = Pick<SourcedNotification, 'title' | 'message' | 'actionLabel' | 'actionLink'>;

/** Data about an applicant other than their settings. */
interface Known {
  /** Number of favourite courses; null while unknown. */
  favouriteCourses: number | null;
  /** The last committed statuses (`lastStatuses`). */
  statuses: KnownStatuses;
}

/** The applicant's stock notifications, with their text (NTF-7). */
export async function loadStock(
  call: Pick<RequestScope, 'context' | 'applicant'>,
  known: Known,
): Promise<SourcedNotification[]> {
  const facts = await factsOf(call, known);
  const wordsOf = stockWords(facts);
  return stockNotifications(facts).map(({ kind, ...notification }) => ({
    ...notification,
    ...wordsOf[kind](),
    startDate: null,
    endDate: null,
  }));
}

interface Facts extends StockFacts {
  /** Whether the progress of the deadline's application is known. */
  isStatusKnown: boolean;
}

async function factsOf(
  call: Pick<RequestScope, 'context' | 'applicant'>,
  { favouriteCourses, statuses }: Known,
): Promise<Facts> {
  const { applicant } = call;
  const { studyLevel, studyYear } = applicant.personalisation;
  const { kind, text } = savedStatement(applicant.user.settings, studyYear);
  const concerning = todoConcerns(statuses);
  return {
    favouriteCourses,
    statementBegun:
      studyLevel === 'Postgraduate' ? null : countStatement(kind, text).characters > 0,
    concerning,
    unfinishedTodos: openTodos(applicant.user.settings, concerning),
    ...(await ownDeadline(call)),
    studyYear,
  };
}

/**
 * Returns the applicant's next deadline, based on the last committed statuses, which are cached and
 * need no API call. Without cached statuses, it is a deadline to apply.
 */
async function ownDeadline(
  call: Pick<RequestScope, 'context' | 'applicant'>,
): Promise<Pick<Facts, 'deadline' | 'isStatusKnown'>> {
  const { context, applicant } = call;
  const { studyLevel, studyYear } = applicant.personalisation;
  const { conservatoires } = preferenceAnswers(applicant);
  const [known, recalled] = await Promise.all([getCycleDates(call), findRecalled(call)]);
  const dates = known ?? [];
  const now = context.now();
  const [next] = ownDeadlineRoutes(studyLevel, conservatoires === 'yes')
    .flatMap((route) => {
      const status = statusOf(recalled[route === 'uc' ? 'uc' : 'ug']);
      const deadline =
        route === 'ug' && status === 'decisionsReceived'
          ? nextReply(dates, now, studyYear)
          : nextToApply(dates, now, studyYear, [route], status ?? 'notStarted');
      const isStatusKnown = status !== undefined && isSent(status) !== null;
      return deadline ? [{ deadline, isStatusKnown }] : [];
    })
    .sort((one, other) => bySoonest(one.deadline.deadline, other.deadline.deadline));
  return next ?? { deadline: null, isStatusKnown: false };
}

/**
 * The early deadline takes precedence. It is worded as a question, because the reminder does not
 * know whether a favourite course has this deadline.
 */
const nextToApply = (...whose: Parameters<typeof nextDeadline>) =>
  earlyDeadline(...whose) ?? nextDeadline(...whose);

/**
 * An unknown status means that the application was submitted, because only a submitted application
 * can have one.
 */
const statusOf = (committed: Committed | null): TileStatus | undefined =>
  committed ? deadlineStatus(committed.status, committed.status === 'statusUnknown') : undefined;

/** The next date to reply to universities, which depends on the day of the last decision. */
function nextReply(dates: readonly CycleDate[], now: Date, studyYear: number) {
  const reply = replyBy(dates, studyYear, now);
  return reply.kind === 'due' ? upcomingDeadline(reply.by, now) : null;
}

const stockWords = ({
  unfinishedTodos,
  deadline,
  isStatusKnown,
  studyYear,
}: Facts): Record<StockKind, () => Words> => ({
  'no-favourites': () => ({
    title: m.notifications_no_favourites_title(),
    message: m.notifications_no_favourites_message(),
    actionLink: paths.search,
    actionLabel: m.notifications_no_favourites_action(),
  }),
  statement: () => ({
    title: m.notifications_statement_title(),
    message: m.notifications_statement_message(),
    actionLink: widgetPath(statementKindOf(studyYear)),
    actionLabel: m.notifications_statement_action(),
  }),
  todo: () => ({
    title: m.notifications_todo_title({ count: unfinishedTodos }),
    message: m.notifications_todo_message(),
    actionLink: paths.todo,
    actionLabel: m.notifications_todo_action(),
  }),
  deadline: () => ({
    title: m.notifications_deadline_title({ days: deadline?.daysLeft ?? 0 }),
    message: deadline ? deadlineMessage(deadline.deadline, isStatusKnown) : '',
    actionLink: paths.applications,
    actionLabel: m.notifications_deadline_action(),
  }),
});

function deadlineMessage(deadline: Deadline, isStatusKnown: boolean): string {
  if (deadline.key === 'early') return m.deadlines_early_question({ when: ukWhen(deadline) });
  const when = {
    label: deadlineLabel(deadline),
    date: ukWhen(deadline),
  };
  return isStatusKnown
    ? m.notifications_deadline_message_known(when)
    : m.notifications_deadline_message(when);
}
