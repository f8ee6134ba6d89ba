import type { AppLoadContext } from '@remix-run/node';
import { defaultPageState, type PageState, type Result } from '@applicant-hub/api-clients';
import type { HubSession } from '../server/session.server.ts';

/**
 * Page state is optional: a page with the defaults is better than a late one. Other calls depend
 * on it, so it gets no more than this part of the page budget.
 */
const BUDGET_SHARE = 0.4;

/** What the editors publish, as far as it can be had. Asked once per request. */
export const askPageState = (
  session: HubSession,
  context: AppLoadContext,
): Promise<Result<PageState>> =>
  context.once('page-state', () =>
    context.clients.content.pageState({
      token: session.accessToken,
      requestId: context.requestId,
      timeoutMs: Math.round(context.config.pageBudgetMs * BUDGET_SHARE),
    }),
  );

/** What the editors publish, or the defaults when that cannot be had. */
export async function getPageState(
  session: HubSession,
  context: AppLoadContext,
): Promise<PageState> {
  const answer = await askPageState(session, context);
  return answer.ok ? answer.value : defaultPageState;
}
