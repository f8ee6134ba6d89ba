import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { m } from '@applicant-hub/copy';
import { universityOfChoice } from '@applicant-hub/copy/choice-names';
import { isDecision, newsOf, type SourcedNotification } from '@applicant-hub/domain';
import { paths } from '#app/platform/paths/links.ts';
import { choiceStateWords } from '#app/features/status-history/choice-words.server.ts';
import { getHistory } from '#app/features/status-history/history.server.ts';

/** Higher than the number of choices. Older decisions are in the status history. */
const LATEST = 10;

/**
 * A notification for every university decision in the chosen study year; null while the history is
 * unknown.
 */
export async function loadDecisions(
  call: Pick<RequestScope, 'context' | 'applicant'>,
): Promise<SourcedNotification[] | null> {
  if (call.context.clients.history === null) return [];
  const history = await getHistory(call);
  if (history === null) return null;
  const { studyYear } = call.applicant.personalisation;
  return newsOf(history, studyYear)
    .filter(isDecision)
    .slice(0, LATEST)
    .map(({ id, choice, to, noticedAt }) => ({
      id: `decision:${id}`,
      source: 'decisions',
      type: 'information',
      title: m.notifications_decision_title({
        uni: universityOfChoice(choice?.institutionName ?? null),
        state: choiceStateWords(to),
      }),
      message: m.notifications_decision_message(),
      actionLink: paths.hub,
      actionLabel: m.notifications_decision_action(),
      startDate: null,
      endDate: null,
      created: Math.floor(Date.parse(noticedAt) / 1000),
    }));
}
