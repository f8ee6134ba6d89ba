import { createHash } from 'node:crypto';
import { graceMs } from '#app/platform/server/upstream/page-budget.server.ts';
import { forgetKeptDraft, keptDraft } from '#app/features/drafts/kept.server.ts';
import type { LoadedWidget, WidgetView } from '#app/features/widget-kit/definition.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { withinBudget } from '#app/platform/request/within-budget.server.ts';
import { PENDING } from '#app/features/widget-kit/pending.server.ts';
import { findWidgetServer } from './registry.server.ts';
import type { WidgetServer } from '#app/features/widget-kit/widget-server.server.ts';

/**
 * Loads one widget. Whatever its server half does, it holds up the page no longer than the
 * page's budget, and breaks nothing but itself.
 *
 * @param isFocused whether it is shown alone, with all its parts
 * @throws a redirect that the server half throws: to sign in again, say
 */
export async function loadWidget(
  widget: WidgetView,
  scope: RequestScope,
  isFocused: boolean,
): Promise<LoadedWidget> {
  const half = findWidgetServer(widget.id);
  return { widget, ...(half?.load ? await loadHalf(half, scope, isFocused) : ready(null)) };
}

type Loaded = Omit<LoadedWidget, 'widget'>;

const ready = (data: unknown): Loaded => ({ state: 'ready', data: data ?? null });

async function loadHalf(
  { id, load }: Pick<WidgetServer, 'id' | 'load'>,
  scope: RequestScope,
  isFocused: boolean,
): Promise<Loaded> {
  const { context } = scope;
  const kept = isFocused ? await keptDraft(scope, id) : null;
  try {
    const name = `widget:${id}:${await requestMark(scope, isFocused)}`;
    const loaded = await withinBudget(
      scope,
      name,
      async () => ({ data: await load?.(scope, isFocused) }),
      // It outlasts its own optional calls, so that it can show the rest without one that is late.
      context.deadline + graceMs(context.config),
    );
    if (kept !== null && loaded) await forgetKeptDraft(scope, id);
    return loaded === null || loaded.data === PENDING
      ? { state: 'pending', data: null }
      : ready(loaded.data);
  } catch (error) {
    if (error instanceof Response) throw error;
    context.log.error({ err: error, widget: id }, 'widget failed to load');
    return { state: 'error', data: null };
  }
}

/**
 * For which requests an answer is. Alone, a widget holds texts that are being written, or were typed
 * before a sign-in: each request has its own. In the grid an answer is for the same settings and the same address parameters.
 */
const requestMark = async (scope: RequestScope, isFocused: boolean): Promise<string> =>
  isFocused
    ? `alone:${scope.context.requestId}`
    : `${await settingsMark(scope)}${new URL(scope.request.url).search}`;

/**
 * Changes with every setting of the user, so that an answer that is late is never shown after a
 * save that it does not know of (GRD-39).
 */
export const settingsMark = ({ context, applicant }: RequestScope): Promise<string> =>
  context.once('settings-mark', () =>
    Promise.resolve(
      createHash('sha256').update(JSON.stringify(applicant.user.settings)).digest('base64url'),
    ),
  );
