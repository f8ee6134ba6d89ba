import type { AppLoadContext } from '@remix-run/node';
import { defaultPageState, type PageState } from '@applicant-hub/api-clients';
import type { HubSession } from '#app/platform/server/session.server.ts';
import { personalKey } from './personal-key.server.ts';
import { withinBudget } from './within-budget.server.ts';

/**
 * Page state is optional: a page with the defaults is better than a late one. Other calls depend
 * on it, so it gets no more than this part of the page budget.
 */
const BUDGET_SHARE = 0.4;

/** The page does not wait for all of it: an answer that is late is there for the next page (ms). */
const TIMEOUT_MS = 5_000;

/** What is known of page state, and how. */
export interface KnownPageState {
  pageState: PageState;
  /**
   * `published` is what the editors say now, `remembered` what they said at most an hour ago.
   * Nothing is known of `defaults`: what they say must not be told as a fact.
   */
  pageStateSource: 'published' | 'remembered' | 'defaults';
}

/** What the editors publish; null when it cannot be had in time. Asked once per request. */
export const askPageState = (
  session: HubSession,
  context: AppLoadContext,
): Promise<PageState | null> =>
  context.once('page-state', async () => {
    const answer = await withinBudget(
      { context, applicant: { session } },
      'page-state',
      () => ask(session, context),
      Date.now() + context.config.pageBudgetMs * BUDGET_SHARE,
    );
    return answer?.ok ? answer.value : null;
  });

async function ask(session: HubSession, context: AppLoadContext) {
  const { clients, requestId, lastPageStates } = context;
  const answer = await clients.content.pageState({
    token: session.accessToken,
    requestId,
    timeoutMs: TIMEOUT_MS,
  });
  // The page does not wait until the other instances know it too.
  if (answer.ok) void keyOf(session, context).then((key) => lastPageStates.set(key, answer.value));
  return answer;
}

const keyOf = (session: HubSession, context: AppLoadContext) =>
  personalKey(context, session.uid, 'page-state');

/** What the editors publish, what they last did, or the defaults when neither is known. */
export async function getPageState(
  session: HubSession,
  context: AppLoadContext,
): Promise<KnownPageState> {
  const published = await askPageState(session, context);
  if (published) return { pageState: published, pageStateSource: 'published' };
  // A queue is there when there is most to do, and page state late: who had to wait waits on.
  const remembered = await context.lastPageStates.get(await keyOf(session, context));
  if (remembered) return { pageState: remembered, pageStateSource: 'remembered' };
  return { pageState: defaultPageState, pageStateSource: 'defaults' };
}
