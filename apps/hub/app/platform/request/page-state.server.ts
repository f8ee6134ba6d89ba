import type { AppLoadContext } from '@remix-run/node';
import { type PageState, unknownPageState } from '@applicant-hub/api-clients';
import type { PageStateOwner } from '#app/platform/server/cache/last-page-states.server.ts';
import type { HubSession } from '#app/platform/server/session/session.server.ts';
import { personalKey } from './personal-key.server.ts';
import { withinBudget } from './within-budget.server.ts';

/**
 * Share of the page's budget for page state. Page state is optional, because a fast page without it
 * is better than a slow page. The share is small, because other calls depend on page state.
 */
const BUDGET_SHARE = 0.4;

/**
 * Time limit of the call (milliseconds). The page stops waiting earlier; the next page uses a slow
 * response.
 */
const TIMEOUT_MS = 5_000;

export interface KnownPageState {
  /** A null field is unknown, and must not be shown as a fact. */
  pageState: PageState;
  /**
   * `published` is current, `remembered` is at most an hour old and may be from another user's
   * request. With `unknown`, no field is known.
   */
  pageStateSource: 'published' | 'remembered' | 'unknown';
}

export const fetchPageState = (
  session: HubSession,
  context: AppLoadContext,
): Promise<PageState | null> =>
  context.once('page-state', async () => {
    const result = await withinBudget(
      { context, applicant: { session } },
      'page-state',
      () => fetchFresh(session, context),
      Date.now() + context.config.pageBudgetMs * BUDGET_SHARE,
    );
    return result?.ok ? result.value : null;
  });

async function fetchFresh(session: HubSession, context: AppLoadContext) {
  const { clients, requestId, lastPageStates } = context;
  const at = Date.now();
  const result = await clients.content.pageState({
    token: session.accessToken,
    requestId,
    timeoutMs: TIMEOUT_MS,
  });
  if (result.ok) {
    const last = { pageState: result.value, at };
    // The page does not wait until the page state has been shared with other instances.
    void ownerOf(session, context).then((of) => lastPageStates.set(of, last));
  }
  return result;
}

/**
 * The owner of a page state: all users, or a single user, because the fake content API may publish
 * a page state for one user, which must not be shared.
 */
const ownerOf = async (session: HubSession, context: AppLoadContext): Promise<PageStateOwner> =>
  context.config.isPageStateShared ? 'everybody' : personalKey(context, session.uid, 'page-state');

export async function getPageState(
  session: HubSession,
  context: AppLoadContext,
): Promise<KnownPageState> {
  const published = await fetchPageState(session, context);
  if (published) return { pageState: published, pageStateSource: 'published' };
  // A queue usually exists under high load, when page state is slow. The last known page state
  // ensures that users who are in the queue remain in it.
  const remembered = await context.lastPageStates.get(await ownerOf(session, context));
  if (remembered) return { pageState: remembered, pageStateSource: 'remembered' };
  return { pageState: unknownPageState, pageStateSource: 'unknown' };
}
