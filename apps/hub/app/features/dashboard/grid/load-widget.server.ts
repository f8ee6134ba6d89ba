import { createHash } from 'node:crypto';
import { graceMs } from '#app/platform/server/upstream/page-budget.server.ts';
import { forgetStashedDraft, stashedDraft } from '#app/features/drafts/stashed-draft.server.ts';
import type { LoadedWidget, WidgetView } from '#app/features/widget-kit/definition.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { withinBudget } from '#app/platform/request/within-budget.server.ts';
import { PENDING } from '#app/features/widget-kit/pending.server.ts';
import { findWidgetServer } from './registry.server.ts';
import type { WidgetServer } from '#app/features/widget-kit/widget-server.server.ts';

/**
 * Loads one widget. If its server half is slow or throws, it neither delays the page beyond the
 * page budget nor breaks the rest of the page.
 *
 * @param isFocused whether the widget is shown alone, with all its parts
 * @throws a redirect that the server half throws, for example to sign in again
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
  const stashed = isFocused ? await stashedDraft(scope, id) : null;
  try {
    const name = `widget:${id}:${await requestMark(scope, isFocused)}`;
    const loaded = await withinBudget(
      scope,
      name,
      async () => ({ data: await load?.(scope, isFocused) }),
      // The load may continue after the deadline of its optional calls, so that the widget can be
      // shown without a slow call.
      context.deadline + graceMs(context.config),
    );
    if (stashed !== null && loaded) await forgetStashedDraft(scope, id);
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
 * The key of a load. Requests with the same key can use the same result. A widget shown alone
 * contains text that is being written or was typed before a sign-in, so each request has its own
 * key. In the grid, a result is valid for the same settings and URL parameters.
 */
const requestMark = async (scope: RequestScope, isFocused: boolean): Promise<string> =>
  isFocused
    ? `alone:${scope.context.requestId}`
    : `${await settingsMark(scope)}${new URL(scope.request.url).search}`;

/**
 * A digest of all of the user's settings, so that a slow response is never shown after a save that
 * it does not reflect (GRD-39).
 */
export const settingsMark = ({ context, applicant }: RequestScope): Promise<string> =>
  context.once('settings-mark', () =>
    Promise.resolve(
      createHash('sha256').update(JSON.stringify(applicant.user.settings)).digest('base64url'),
    ),
  );
