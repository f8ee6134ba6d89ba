import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { REFRESH } from '#app/platform/browser/forms/form-headers.ts';
import { csrfToken } from './csrf.server.ts';
import { readSession } from './session-cookie.server.ts';
import {
  findStashedForm,
  forgetStashedForm,
  formWithToken,
  requireSession,
  popStashedForm,
} from './session.server.ts';
import { cookieHeader, createTestSite } from '#app/platform/server/testing/context.ts';
import { get, now, post, signIn, type Site, thrownBy } from './testing/signed-in.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('form input that was sent with a lost session', () => {
  const form: [string, string | Blob][] = [
    ['csrf', 'token'],
    ['notes', 'Ask about the bursary\nand the deadline'],
    ['interest', 'art'],
    ['interest', 'law'],
    ['photo', new Blob(['binary'])],
  ];
  const fields = {
    notes: ['Ask about the bursary\r\nand the deadline'],
    interest: ['art', 'law'],
  };

  /** Posts a form after the session has expired. */
  async function postLate(site: Site, request: (cookies: string) => Request) {
    const cookies = await signIn(site, { accessExpiresAt: now.getTime() - 1 });
    const { context, setCookies } = site.request();
    const response = await thrownBy(requireSession(request(cookies), context));
    return { location: response.headers.get('Location'), setCookies };
  }

  const toPreferences = (cookies: string) =>
    post('/dashboard/preferences?section=study-support', form, { Cookie: cookies });

  it('the stored input can be deleted', async () => {
    const site = createTestSite();
    const { setCookies } = await postLate(site, toPreferences);
    const cookies = `${await signIn(site)}; ${cookieHeader(setCookies)}`;
    const forgetting = site.request();
    await forgetStashedForm(get('/x', cookies), forgetting.context);
    expect(forgetting.setCookies).toEqual([expect.stringContaining('Max-Age=0')]);
    const { context } = site.request();
    const request = get('/dashboard/preferences', cookies);
    expect(await popStashedForm(request, context, '/dashboard/preferences')).toBeNull();
  });

  it('the stored input returns to its form once after the sign-in', async () => {
    const site = createTestSite();
    const { location, setCookies } = await postLate(site, toPreferences);
    expect(location).toBe(
      '/account/login?returnUrl=%2Fdashboard%2Fpreferences%3Fsection%3Dstudy-support',
    );
    const cookies = `${await signIn(site)}; ${cookieHeader(setCookies)}`;

    const elsewhere = site.request();
    expect(await popStashedForm(get('/x', cookies), elsewhere.context, '/dashboard')).toBeNull();
    expect(elsewhere.setCookies).toEqual([]);

    // When another tab refreshes, it must not take the input from the tab that returns from the
    // sign-in.
    const refresh = get('/dashboard/preferences', cookies);
    refresh.headers.set(REFRESH, 'yes');
    const other = site.request();
    expect(await popStashedForm(refresh, other.context, '/dashboard/preferences')).toBeNull();
    expect(other.setCookies).toEqual([]);

    const take = async () => {
      const request = site.request();
      const kept = await popStashedForm(
        get('/dashboard/preferences', cookies),
        request.context,
        '/dashboard/preferences',
      );
      return { kept, setCookies: request.setCookies };
    };
    const first = await take();
    expect(first.kept).toMatchObject({ interest: fields.interest });
    expect(first.kept?.['notes']?.[0]?.replaceAll('\r\n', '\n')).toBe(
      'Ask about the bursary\nand the deadline',
    );
    expect(Object.keys(first.kept ?? {})).toEqual(['notes', 'interest']);
    expect(first.setCookies).toEqual([expect.stringContaining('Max-Age=0')]);
    expect((await take()).kept).toBeNull();
  });

  it('the input is returned to the page in redirectTo if that page belongs to this site', async () => {
    const withTarget = (target: string) => (cookies: string) =>
      post('/resources/notes', [...form, ['redirectTo', target]], {
        Cookie: cookies,
        Referer: 'http://127.0.0.1:3000/dashboard/todo',
      });
    const to = (path: string) => `/account/login?returnUrl=${encodeURIComponent(path)}`;
    const good = await postLate(createTestSite(), withTarget('/dashboard?widget=Notes'));
    expect(good.location).toBe(to('/dashboard?widget=Notes'));
    const bad = await postLate(createTestSite(), withTarget('//evil.example'));
    expect(bad.location).toBe(to('/dashboard/todo'));
  });

  it('the input is not returned to another user', async () => {
    const site = createTestSite();
    const { setCookies } = await postLate(site, toPreferences);
    const kept = cookieHeader(setCookies);
    const take = async (signedIn: string) =>
      popStashedForm(
        get('/dashboard/preferences', `${signedIn}; ${kept}`),
        site.request().context,
        '/dashboard/preferences',
      );
    expect(await take(await signIn(site, { uid: 'offers' }))).toBeNull();
    expect(await take(await signIn(site))).toBeNull();
  });

  it('the input of a form without a session belongs to the owner of its form token', async () => {
    const site = createTestSite();
    const session = await readSession(get('/', await signIn(site)), site.request().context);
    const { context, setCookies } = site.request();
    const fields: typeof form = [...form.slice(1), ['csrf', csrfToken(session!)]];
    const request = post('/dashboard/preferences', fields, {});
    await thrownBy(requireSession(request, context));
    const kept = cookieHeader(setCookies);
    const take = async (uid: string) =>
      findStashedForm(get('/', `${await signIn(site, { uid })}; ${kept}`), site.request().context);
    expect(await take('waiting')).toMatchObject({ page: '/dashboard/preferences' });
    expect(await take('offers')).toBeNull();
  });

  it('the input belongs to the owner of the page, even if another user has signed in since', async () => {
    const site = createTestSite();
    const mine = await readSession(get('/', await signIn(site)), site.request().context);
    const { context, setCookies } = site.request();
    const cookies = await signIn(site, { uid: 'offers' });
    const fields: typeof form = [...form.slice(1), ['csrf', csrfToken(mine!)]];
    const request = post('/dashboard/preferences', fields, { Cookie: cookies });
    const other = (await readSession(get('/', cookies), site.request().context))!;
    await thrownBy(formWithToken(request, other, context));
    const find = async (uid: string) =>
      findStashedForm(
        get('/', `${await signIn(site, { uid })}; ${cookieHeader(setCookies)}`),
        site.request().context,
      );
    expect(await find('offers')).toBeNull();
    expect(await find('waiting')).not.toBeNull();
  });

  it.each([
    ['no session', {}, 'token'],
    ['a made-up session', { Cookie: 'hub=eyJhbGciOiJkaXIifQ..a.b.c; hub-kept=x' }, 'a.b.c'],
  ])(
    'input from unknown users is not stored: 200 large forms with %s do not evict the input of a signed-in user',
    { timeout: 30_000 },
    async (_what, headers, csrf) => {
      const site = createTestSite();
      const own = await postLate(site, toPreferences);
      const keep = vi.spyOn(site.request().context.stashStore, 'keep');
      const text = 'x'.repeat(255 * 1024);
      for (let n = 0; n < 200; n += 1) {
        const { context, setCookies } = site.request();
        const request = post(
          '/dashboard?index&widget=Notes',
          [
            ['csrf', csrf],
            ['notes', text],
          ],
          headers,
        );
        await thrownBy(requireSession(request, context));
        expect(setCookies).toEqual([]);
      }
      expect(keep).not.toHaveBeenCalled();
      const cookies = `${await signIn(site)}; ${cookieHeader(own.setCookies)}`;
      expect(await findStashedForm(get('/', cookies), site.request().context)).not.toBeNull();
    },
  );

  it('a user who sends too much evicts only their own input', async () => {
    const site = createTestSite();
    const own = await postLate(site, toPreferences);
    const text = 'x'.repeat(255 * 1024);
    const cookies = await signIn(site, { uid: 'flood', accessExpiresAt: now.getTime() - 1 });
    const keys: string[] = [];
    for (let n = 0; n < 20; n += 1) {
      const { context, setCookies } = site.request();
      const request = post('/dashboard/todo', [['notes', text]], { Cookie: cookies });
      await thrownBy(requireSession(request, context));
      keys.push(cookieHeader(setCookies));
    }
    const find = async (uid: string, kept: string) => {
      const header = `${await signIn(site, { uid })}; ${kept}`;
      return findStashedForm(get('/', header), site.request().context);
    };
    expect(await find('waiting', cookieHeader(own.setCookies))).not.toBeNull();
    const left = await Promise.all(keys.map((key) => find('flood', key)));
    expect(left.filter((kept) => kept !== null)).toHaveLength(3);
    expect(left.at(-1)).not.toBeNull();
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'the input of a form is stored even if the form has a field called %s',
    async (name) => {
      const site = createTestSite();
      const { location, setCookies } = await postLate(site, (cookies) =>
        post('/dashboard/preferences', [...form, [name, 'x']], { Cookie: cookies }),
      );
      expect(location).toContain('/account/login');
      const cookies = `${await signIn(site)}; ${cookieHeader(setCookies)}`;
      const kept = await findStashedForm(get('/', cookies), site.request().context);
      expect(kept?.fields).toMatchObject({ interest: ['art', 'law'] });
    },
  );

  it('the input is stored for half an hour', async () => {
    const site = createTestSite();
    const { setCookies } = await postLate(site, toPreferences);
    const kept = cookieHeader(setCookies);
    expect(setCookies.join()).toContain('Max-Age=1800');
    vi.setSystemTime(now.getTime() + 30 * 60_000 + 1000);
    const cookies = `${await signIn(site)}; ${kept}`;
    expect(
      await popStashedForm(get('/x', cookies), site.request().context, '/dashboard/preferences'),
    ).toBeNull();
  });

  it.each([
    ['too large', { 'Content-Length': '270000' }],
    ['of unknown size', { 'Content-Length': 'many' }],
    ['not a form', { 'Content-Type': 'text/plain' }],
  ])('the input is dropped when the form is %s', async (_what, headers) => {
    const { location, setCookies } = await postLate(createTestSite(), (cookies) =>
      post('/dashboard/preferences', form, { Cookie: cookies, ...headers }),
    );
    expect(location).toBe('/account/login?returnUrl=%2Fdashboard%2Fpreferences');
    expect(setCookies).toEqual([]);
  });

  it('popStashedForm returns null for a browser without stored input', async () => {
    const site = createTestSite();
    const { context, setCookies } = site.request();
    expect(await popStashedForm(get('/x', await signIn(site)), context, '/x')).toBeNull();
    expect(setCookies).toEqual([]);
  });
});
