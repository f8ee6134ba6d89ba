import { m } from '@applicant-hub/copy';
import { deadlineLabels } from '@applicant-hub/copy/deadlines';
import {
  countStatement,
  formatDeadline,
  nextDeadline,
  ownDeadlineRoutes,
  statementKindOf,
  stockNotifications,
  todoProgress,
  type SourcedNotification,
  type StockFacts,
  type StockKind,
} from '@applicant-hub/domain';
import { paths, widgetPath } from '../applicant/links.ts';
import { preferenceAnswers } from '../applicant/preference-answers.server.ts';
import type { DiscoveryCall } from '../discovery/call.server.ts';
import { savedStatement } from '../statement/saved-statement.server.ts';

type Words = Pick<SourcedNotification, 'title' | 'message' | 'actionLabel' | 'actionLink'>;

/**
 * The stock notifications of somebody, with their words (NTF-7).
 *
 * @param favouriteCourses how many there are; null while nobody knows
 */
export function loadStock(
  call: Pick<DiscoveryCall, 'context' | 'applicant'>,
  favouriteCourses: number | null,
): SourcedNotification[] {
  const facts = factsOf(call, favouriteCourses);
  const wordsOf = stockWords(facts);
  return stockNotifications(facts).map(({ kind, ...notification }) => ({
    ...notification,
    ...wordsOf[kind](),
    startDate: null,
    endDate: null,
  }));
}

function factsOf(
  { context, applicant }: Pick<DiscoveryCall, 'context' | 'applicant'>,
  favouriteCourses: number | null,
): StockFacts {
  const { studyLevel, studyYear } = applicant.personalisation;
  const { conservatoires } = preferenceAnswers(applicant);
  const { kind, text } = savedStatement(applicant);
  const { done, total } = todoProgress(applicant.user.settings);
  return {
    favouriteCourses,
    statementBegun:
      studyLevel === 'Postgraduate' ? null : countStatement(kind, text).characters > 0,
    unfinishedTodos: total - done,
    // Whoever has applied is told what to apply by as well: it is not asked here how far they are.
    deadline: nextDeadline(
      context.now(),
      studyYear,
      ownDeadlineRoutes(studyLevel, conservatoires === 'yes'),
      'notStarted',
    ),
    studyYear,
  };
}

const stockWords = ({
  unfinishedTodos,
  deadline,
  studyYear,
}: StockFacts): Record<StockKind, () => Words> => ({
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
    message: deadline
      ? m.notifications_deadline_message({
          label: deadlineLabels[deadline.deadline.key](),
          date: formatDeadline(deadline.deadline.date, deadline.deadline.time),
        })
      : '',
    actionLink: paths.applications,
    actionLabel: m.notifications_deadline_action(),
  }),
});
