import { type Scheme, debugStatuses } from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { hasDebugArea, readDebugStatuses } from '#app/platform/request/debug-cookie.server.ts';

export interface DebugView {
  options: Record<Scheme, readonly string[]>;
  forced: Record<Scheme, string | null>;
}

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
