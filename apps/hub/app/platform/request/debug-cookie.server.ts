import { type AppLoadContext, createCookie } from '@remix-run/node';
import type { PageState } from '@applicant-hub/api-clients';
import { type Scheme, type TileStatus, isDebugStatus, schemes } from '@applicant-hub/domain';

export type DebugStatuses = Record<Scheme, TileStatus | null>;

/** Forced states apply to one browser session. They do not change the account. */
const cookie = createCookie('hub-debug', { httpOnly: true, sameSite: 'lax', path: '/' });

export const noDebugStatuses: DebugStatuses = { ug: null, uc: null };

/** The debug area exists if page state enables it, except in production (DBG-1). */
export const hasDebugArea = (context: AppLoadContext, pageState: PageState): boolean =>
  context.config.debugAreaAllowed && pageState.features.debug;

export async function readDebugStatuses(
  request: Request,
  context: AppLoadContext,
  pageState: PageState,
): Promise<DebugStatuses> {
  if (!hasDebugArea(context, pageState)) return noDebugStatuses;
  const value: unknown = await cookie.parse(request.headers.get('Cookie'));
  return toDebugStatuses((scheme) => (value as Record<string, unknown> | null)?.[scheme]);
}

export const toDebugStatuses = (valueOf: (scheme: Scheme) => unknown): DebugStatuses => {
  const [ug = null, uc = null] = schemes.map((scheme) => {
    const value = valueOf(scheme);
    return typeof value === 'string' && isDebugStatus(scheme, value) ? value : null;
  });
  return { ug, uc };
};

export const debugCookie = (statuses: DebugStatuses): Promise<string> => cookie.serialize(statuses);
