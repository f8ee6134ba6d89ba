import {
  defaultPageState,
  type PageState,
  type Result,
  unknownPageState,
} from '@applicant-hub/api-clients';
import { hubUser } from '@applicant-hub/api-clients/fixtures';
import { afterEach, expect, it, vi } from 'vitest';
import { getSubjects } from '#app/features/reference-data/reference.server.ts';
import { failed, ok } from '#app/platform/request/testing/fake-call.ts';
import { startSession } from '#app/platform/server/session/session-cookie.server.ts';
import { cookieHeader, createTestSite } from '#app/platform/server/testing/context.ts';
import { getApplicant, getGuardedApplicant } from '#app/platform/request/applicant.server.ts';
import { personView } from '#app/platform/request/person-view.server.ts';
import { fakeClients } from '#app/platform/server/testing/fake-clients.ts';

afterEach(() => void vi.useRealTimers());

/** A request from a signed-in user, to a hub with these clients. */
async function hubWith(
  pageState: () => Promise<Result<PageState>>,
  config: { isPageStateShared?: boolean } = {},
) {
  const site = createTestSite({ config });
  const hour = Date.now() + 60 * 60_000;
  const tokens = { accessToken: 'access', refreshToken: null, idToken: 'id' };
  const requestOf = async (uid: string) => {
    const { context, setCookies } = site.request();
    await startSession(
      { uid, ...tokens, accessExpiresAt: hour, refreshExpiresAt: null },
      null,
      context,
    );
    return new Request('http://127.0.0.1:3000/dashboard', {
      headers: { Cookie: cookieHeader(setCookies) },
    });
  };
  const clients = {
    content: { pageState: vi.fn(pageState), subjectGuides: vi.fn(() => ok([])) },
    identity: { getUser: vi.fn(() => ok(hubUser())) },
  };
  const page = { ...site.request().context, clients: fakeClients(clients) };
  return { clients, page, request: await requestOf('ann'), requestOf };
}

it('[SH-57] the configuration, the user and the subjects are loaded once for all callers', async () => {
  const published = { ...defaultPageState, autoUpdate: false };
  const { clients, page, request } = await hubWith(() => ok(published));
  const [applicant, again] = await Promise.all([
    getApplicant(request, page),
    getApplicant(request, page),
  ]);
  expect(again).toBe(applicant);
  expect(applicant).toMatchObject({
    user: hubUser(),
    name: 'Aisha',
    pageState: published,
    personalisation: { studyLevel: 'Undergraduate', studyYear: 2027, onBoardingConfirmed: true },
  });
  expect(await getSubjects({ context: page, applicant })).toEqual({ ok: true, value: [] });
  expect(clients.content.pageState).toHaveBeenCalledTimes(1);
  expect(clients.identity.getUser).toHaveBeenCalledTimes(1);
});

it('an account API that refuses a new session counts as unavailable, and a later refusal causes a new sign-in', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { clients, page, request } = await hubWith(() => ok(defaultPageState));
  clients.identity.getUser.mockImplementation(() => failed('unauthorised', 403));
  const cookies: string[] = [];
  const send = async (cookie: string | null) => {
    const formRequest = new Request(
      request,
      cookie === null ? {} : { headers: { Cookie: cookie } },
    );
    const context = {
      ...page,
      setCookie: (value: string) => void cookies.push(value),
      once: <T>(_: string, work: () => Promise<T>) => work(),
    };
    return getApplicant(formRequest, context).catch((thrown: unknown) => thrown);
  };
  expect(await send(null)).toMatchObject({ status: 302 });
  vi.advanceTimersByTime(1_000);
  const previous = await page.sessions.open(cookieHeader(cookies).replace('hub=', ''));
  if (previous === null) throw new Error('no session was kept');
  await startSession(previous, previous, {
    ...page,
    setCookie: (value: string) => void cookies.push(value),
  });
  const fresh = cookieHeader(cookies);
  expect(await send(fresh)).toMatchObject({ init: { status: 503 } });
  vi.advanceTimersByTime(61_000);
  expect(await send(fresh)).toMatchObject({ status: 302 });
});

it.each(['', ' '])(
  '[SH-6] a user with the name %j is shown as Anonymous everywhere',
  async (name) => {
    const { clients, page, request } = await hubWith(() => ok(defaultPageState));
    clients.identity.getUser.mockImplementation(() => ok(hubUser({ name, lastName: '' })));
    const applicant = await getApplicant(request, page);
    expect(applicant.name).toBe('Anonymous');
    expect(personView(applicant)).toMatchObject({ name: 'Anonymous', initials: 'A' });
  },
);

it('[SH-37] an applicant is treated as an undergraduate by default', async () => {
  const { clients, page, request } = await hubWith(() => ok(defaultPageState));
  const saidNothing = hubUser();
  clients.identity.getUser.mockImplementation(() => ok({ ...saidNothing, settings: [] }));
  expect((await getApplicant(request, page)).personalisation).toMatchObject({
    studyLevel: 'Undergraduate',
    savedStudyYear: null,
  });
});

it('[SH-56][AMB-111] page state is unknown if its API is unavailable', async () => {
  const { page, request } = await hubWith(() => failed('unavailable', 503));
  expect(await getApplicant(request, page)).toMatchObject({
    pageState: unknownPageState,
    pageStateSource: 'unknown',
  });
});

it('[EXT-28][AMB-111] the latest page state replaces unavailable page state, with modes and queue only for ten minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const published = { ...defaultPageState, autoUpdate: false, timerLink: '/clearing' };
  const { clients, page, request } = await hubWith(() => ok(published));
  // Each call is a separate request.
  const send = () => getApplicant(request, { ...page, isForm: true, once: (_, work) => work() });
  expect(await send()).toMatchObject({ pageState: published, pageStateSource: 'published' });
  clients.content.pageState.mockImplementation(() => failed('unavailable', 503));
  vi.advanceTimersByTime(9 * 60_000);
  expect(await send()).toMatchObject({ pageState: published, pageStateSource: 'remembered' });
  vi.advanceTimersByTime(2 * 60_000);
  expect(await send()).toMatchObject({
    pageState: { ...published, timerLink: null, applyMode: { ug: null, uc: null } },
    pageStateSource: 'remembered',
  });
});

it.each([
  [true, 'remembered'],
  [false, 'unknown'],
] as const)(
  '[AMB-111] if page state is shared by all users (%s), the latest page state for another user is %s',
  async (isPageStateShared, pageStateSource) => {
    const { clients, page, request, requestOf } = await hubWith(() => ok(defaultPageState), {
      isPageStateShared,
    });
    await getApplicant(request, { ...page, once: (_, work) => work() });
    clients.content.pageState.mockImplementation(() => failed('unavailable', 503));
    const other = await requestOf('bob');
    expect(await getApplicant(other, { ...page, once: (_, work) => work() })).toMatchObject({
      pageStateSource,
    });
  },
);

it('slow page state does not delay a page, and the next page uses it', async () => {
  const published = { ...defaultPageState, autoUpdate: false };
  const { clients, page, request } = await hubWith(() => ok(published));
  const send = () => getApplicant(request, { ...page, once: (_, work) => work() });
  let respond: (value: Result<PageState>) => void = () => undefined;
  clients.content.pageState.mockImplementation(() => new Promise((resolve) => (respond = resolve)));
  expect(await send()).toMatchObject({ pageStateSource: 'unknown' });
  respond(await ok(published));
  expect(await send()).toMatchObject({ pageState: published, pageStateSource: 'published' });
  expect(clients.content.pageState).toHaveBeenCalledTimes(1);
});

it('the data of a page is loaded after the guard of its layout has run, and not at all if the guard redirects', async () => {
  const { clients, page, request } = await hubWith(() => ok(defaultPageState));
  const guard = vi.fn(() => Promise.reject(new Error('turned away')));
  const layout = getGuardedApplicant(request, page, guard);
  await expect(Promise.all([layout, getApplicant(request, page)])).rejects.toThrow('turned away');
  await expect(getApplicant(request, page)).rejects.toThrow('turned away');
  expect(guard).toHaveBeenCalledTimes(1);
  expect(clients.identity.getUser).toHaveBeenCalledTimes(1);
});
