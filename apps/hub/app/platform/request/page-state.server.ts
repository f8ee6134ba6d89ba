import type { AppLoadContext } from '@remix-run/node';
import { type PageState, unknownPageState } from '@applicant-hub/api-clients';
import type { PageStateOwner } from '#app/platform/server/last-page-states.server.ts';
import type { HubSession } from '#app/platform/server/session.server.ts';
import { personalKey } from './personal-key.server.ts';
import { withinBudget } from './within-budget.server.ts';

/**
 * Page state is optional: a page without it is better than a late one. Other calls depend on it, so
 * it gets no more than this part of the page budget.
 */
const BUDGET_SHARE = 0.4;

/** The page does not wait for all of it: an answer that is late is there for the next page (ms). */
const TIMEOUT_MS = 5_000;

/** What is known of page state, and how. */
export interface KnownPageState {
  /** A field that is null is not known, and must not be told as a fact. */
  pageState: PageState;
  /**
   * `published` is what the editors say now, `remembered` what they said to anybody at most an hour
   * ago. Of what is `unknown`, nothing is known.
   */
  pageStateSource: 'published' | 'remembered' | 'unknown';
}

/** What the editors publish; null when it is not available in time. Asked once per request. */
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
  const at = Date.now();
  const answer = await clients.content.pageState({
    token: session.accessToken,
    requestId,
    timeoutMs: TIMEOUT_MS,
  });
  if (answer.ok) {
    const last = { pageState: answer.value, at };
    // The page does not wait until the other instances know it too.
    void ownerOf(session, context).then((of) => lastPageStates.set(of, last));
  }
  return answer;
}

/** The fake content API may publish a page state for one person only, which is nobody else's. */
const ownerOf = async (session: HubSession, context: AppLoadContext): Promise<PageStateOwner> =>
  context.config.isPageStateShared ? 'everybody' : personalKey(context, session.uid, 'page-state');

/** What the editors publish, or last did; unknown when nobody has got it lately. */
export async function getPageState(
  session: HubSession,
  context: AppLoadContext,
): Promise<KnownPageState> {
  const published = await askPageState(session, context);
  if (published) return { pageState: published, pageStateSource: 'published' };
  // A queue is there when there is most to do, and page state late: who had to wait waits on.
  const remembered = await context.lastPageStates.get(await ownerOf(session, context));
  if (remembered) return { pageState: remembered, pageStateSource: 'remembered' };
  return { pageState: unknownPageState, pageStateSource: 'unknown' };
}
