import { m } from '@applicant-hub/copy';
import {
  areCoursesKnown,
  countStatement,
  isNamed,
  type KnownStatuses,
  type MyDeadline,
  type NotificationSource,
  openTodos,
  savedStatement,
  statementKindOf,
  stockNotifications,
  timeLeft,
  todoConcerns,
  type SourcedNotification,
  type StockFacts,
  type StockKind,
} from '@applicant-hub/domain';
import { paths, widgetPath } from '#app/platform/paths/links.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { ukWhen } from '#app/features/reference-data/uk-when.ts';
import { deadlineLabel, getCycleDates } from '#app/features/reference-data/cycle-dates.server.ts';
import { recallMyYear } from '#app/features/application-status/upstream/my-year.server.ts';

type Words = Pick<SourcedNotification, 'title' | 'message' | 'actionLabel' | 'actionLink'>;

/** Data about an applicant other than their settings. */
interface Known {
  /** Number of favourite courses; null while unknown. */
  favouriteCourses: number | null;
  /** The latest committed statuses (`lastStatuses`). */
  statuses: KnownStatuses;
}

export interface Stock {
  items: readonly SourcedNotification[];
  /** The sources whose rules need a fact that is not known. */
  unsure: readonly NotificationSource[];
}

/** The applicant's stock notifications, with their text (NTF-7). */
export async function loadStock(
  call: Pick<RequestScope, 'context' | 'applicant'>,
  known: Known,
): Promise<Stock> {
  const [facts, dates] = await Promise.all([factsOf(call, known), getCycleDates(call)]);
  const wordsOf = stockWords(facts);
  const items = stockNotifications(facts).map(({ kind, ...notification }) => ({
    ...notification,
    ...wordsOf[kind](),
    startDate: null,
    endDate: null,
  }));
  const areDatesKnown = dates !== null || call.context.clients.events === null;
  return {
    items,
    unsure: [
      ...(areDatesKnown ? [] : (['deadlines', 'tips'] as const)),
      ...(areCoursesKnown(facts) ? [] : (['tips'] as const)),
    ],
  };
}

interface Facts extends StockFacts {
  deadline: (StockFacts['deadline'] & { readonly isSure: boolean }) | null;
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
    deadline: await nextReminded(call),
    studyYear,
  };
}

/**
 * The applicant's next deadline, based on the latest committed statuses, which are cached. Without
 * cached statuses, it is a deadline to apply.
 */
async function nextReminded(
  call: Pick<RequestScope, 'context' | 'applicant'>,
): Promise<Facts['deadline']> {
  const { dates } = await recallMyYear(call);
  const next = dates.find((date): date is MyDeadline => date.kind === 'deadline' && isNamed(date));
  if (next === undefined) return null;
  const { deadline, isSure } = next;
  return { deadline, isSure, daysLeft: timeLeft(next, call.context.now()).days };
}

const stockWords = ({
  unfinishedTodos,
  deadline,
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
    message: deadline ? deadlineMessage(deadline) : '',
    actionLink: paths.applications,
    actionLabel: m.notifications_deadline_action(),
  }),
});

function deadlineMessage({ deadline, isSure }: NonNullable<Facts['deadline']>): string {
  const when = { label: deadlineLabel(deadline), date: ukWhen(deadline) };
  return isSure
    ? m.notifications_deadline_message_known(when)
    : m.notifications_deadline_message(when);
}
