import type { GridWidgetId } from '@applicant-hub/domain';
import { widgetPath } from '#app/platform/paths/links.ts';
import {
  findStashedForm,
  forgetStashedForm,
  type StashedFields,
} from '#app/platform/server/session/session.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { draftFields } from './editor/fields.ts';

/** Null if no form with this widget's text is stashed. */
export async function stashedDraft(
  { request, context }: Pick<RequestScope, 'request' | 'context'>,
  id: GridWidgetId,
): Promise<StashedFields | null> {
  const stashed = await findStashedForm(request, context);
  const isThis = stashed?.page === widgetPath(id) && stashed.fields[draftFields.draft]?.[0] === id;
  return isThis ? stashed.fields : null;
}

export async function forgetStashedDraft(scope: RequestScope, id: GridWidgetId): Promise<void> {
  if ((await stashedDraft(scope, id)) !== null)
    await forgetStashedForm(scope.request, scope.context);
}
