import { defaultPageState } from '@applicant-hub/api-clients';
import { describe, expect, it } from 'vitest';
import { action as forceStates } from '../routes/resources.debug-status.ts';
import {
  action as wipe,
  loader as askToWipe,
} from '../routes/dashboard.preferences.wipe.$what.tsx';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { debugCookie, readDebugStatuses } from '#app/platform/request/debug-cookie.server.ts';
import { debugView } from './debug-view.server.ts';
import { testApplicant } from '#app/platform/request/testing/test-scope.ts';

const pageState = { ...defaultPageState, features: { debug: true, dfe: false } };

/** The request of a user whose page state allows the debug area, with a forced state. */
async function scopeOf(debugAreaAllowed: boolean): Promise<RequestScope & { params: object }> {
  const { context } = createTestSite({ config: { debugAreaAllowed } }).request();
  const applicant = testApplicant({ pageState, session: { formTokens: ['token'] } });
  await context.once('applicant', () => Promise.resolve(applicant));
  const [cookie = ''] = (await debugCookie({ ug: 'placed', uc: null })).split(';');
  const request = new Request('http://hub/', { headers: { Cookie: cookie } });
  return { request, context, applicant, params: {} };
}

/** Returns the status of the rejection; null if the request is allowed. */
async function refused(work: Promise<unknown>): Promise<number | null> {
  try {
    await work;
    return null;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.status;
    return (thrown as { init?: { status?: number } }).init?.status ?? null;
  }
}

describe('[DBG-1] the debug area in production, with any page state', () => {
  it.each([
    ['the form that forces states', forceStates, {}],
    ['the question before the profile is wiped', askToWipe, { what: 'profile' }],
    ['the question before the DfE answer is wiped', askToWipe, { what: 'dfe' }],
    ['the form that wipes the profile', wipe, { what: 'profile' }],
    ['the form that wipes the DfE answer', wipe, { what: 'dfe' }],
  ])('the route responds with 404 in production: %s', async (_title, route, params) => {
    const work: Promise<unknown> = route({ ...(await scopeOf(false)), params });
    expect(await refused(work)).toBe(404);
  });

  it('in production no page has the debug area, and a forced state has no effect', async () => {
    const scope = await scopeOf(false);
    expect(await debugView(scope)).toBeNull();
    expect(await readDebugStatuses(scope.request, scope.context, pageState)).toEqual({
      ug: null,
      uc: null,
    });
  });
});

it('[DBG-1][DBG-2] outside production the flag in page state shows the area with the forced states', async () => {
  const scope = await scopeOf(true);
  expect(await debugView(scope)).toMatchObject({ forced: { ug: 'placed', uc: null } });
  expect(
    await refused(Promise.resolve(askToWipe({ ...scope, params: { what: 'dfe' } }))),
  ).toBeNull();
});
