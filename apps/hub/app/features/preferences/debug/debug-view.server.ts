import { type Scheme, debugStatuses } from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { hasDebugArea, readDebugStatuses } from '#app/platform/request/debug-cookie.server.ts';

/** The debug area: what can be forced, and what is (DBG-2). */
export interface DebugView {
  options: Record<Scheme, readonly string[]>;
  forced: Record<Scheme, string | null>;
}

/** The debug area of this page, or null where there is none. */
export async function debugView({
  request,
  context,
  applicant: { pageState },
}: RequestScope): Promise<DebugView | null> {
  if (!hasDebugArea(context, pageState)) return null;
  return {
    options: debugStatuses,
    forced: await readDebugStatuses(request, context, pageState),
  };
}
