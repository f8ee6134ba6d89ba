import { describe, expect, test } from 'vitest';
import { hubLines } from '../../fixtures/hub-log.ts';
import { send } from '../../fixtures/raw-request.ts';
import { applicant, browser, stack } from '../support/applicant.ts';

/** Every route that accepts a form. */
const formPaths = [
  '/account/logout',
  '/dashboard?index&widget=Notes',
  '/dashboard/adviser',
  '/dashboard/adviser/end/any',
  '/dashboard/application',
  '/dashboard/calendar',
  '/dashboard/calendar/link/stop',
  '/dashboard/calendar/own/new',
  '/dashboard/conditions/any',
  '/dashboard/people-like-you',
  '/dashboard/preferences',
  '/dashboard/preferences/appearance',
  '/dashboard/preferences/your-data/delete',
  '/dashboard/queue',
  '/dashboard/support',
  '/dashboard/todo/own/new',
  '/dashboard/welcome',
  '/dashboard/widgets/Notes/clear',
  '/explore/favourites/compare',
  '/explore/favourites/compare/share',
  '/resources/adverts',
  '/resources/arrangement',
  '/resources/draft',
  '/resources/events',
  '/resources/favourites',
  '/resources/history-seen',
  '/resources/modals',
  '/resources/notifications',
  '/resources/own-todo',
  '/resources/saved-searches',
  '/resources/session',
  '/resources/support',
  '/resources/tariff',
  '/resources/todo',
  '/resources/undo',
  '/resources/widgets',
];

const cut = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\ncut';

const noForms = [
  ['text/plain', 'a=1', 415],
  ['application/json', '{"a":1}', 415],
  ['multipart/form-data', cut, 415],
  ['multipart/form-data; boundary=x', cut, 400],
] as const;

describe('security', () => {
  test('a page has the security headers, and each response has its own nonce', async () => {
    const { visitor } = browser();
    const nonces = new Set<string>();
    for (const path of ['/status', '/status']) {
      const { headers } = await visitor.request(path);
      const csp = headers.get('Content-Security-Policy') ?? '';
      expect(csp).toContain("default-src 'self'");
      expect(csp).toContain("style-src 'self'");
      expect(csp).toContain("frame-ancestors 'none'");
      expect(csp).not.toContain('unsafe');
      nonces.add(/'nonce-([^']+)'/.exec(csp)?.[1] ?? '');
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Cache-Control')).toContain('no-store');
    }
    expect(nonces.size).toBe(2);
  });

  test('a form from another site, or without its token, saves nothing', async () => {
    const { visitor, open } = await applicant('waiting');
    const fields = { studyLevel: 'Postgraduate', studyYear: '2029' };
    for (const Origin of ['https://evil.test', 'null', stack.hub]) {
      for (const path of ['/dashboard/preferences', '/resources/debug-status']) {
        const body = new URLSearchParams(fields);
        const { status } = await visitor.request(path, {
          method: 'POST',
          headers: { Origin },
          body,
        });
        // If a page of the hub sends a form without a token, the hub restores the input there. A
        // form from another site is refused.
        const own = Origin === stack.hub && path.startsWith('/dashboard');
        expect(own ? [303] : [403, 404], `${Origin} ${path}`).toContain(status);
      }
    }
    expect((await open('/dashboard')).html).not.toContain('in 2029');
  });

  test('every route that accepts a form refuses an invalid form without an error in the log', async () => {
    const { visitor } = await applicant('waiting');
    for (const path of formPaths) {
      for (const [type, body, expected] of noForms) {
        const { status, headers } = await visitor.request(path, {
          method: 'POST',
          headers: { Origin: stack.hub, 'Content-Type': type, Accept: 'text/html' },
          body,
        });
        expect.soft(status, `${path} ${type}`).toBe(expected);
        const lines = () => hubLines(headers.get('X-Request-Id') ?? '', stack.logFile);
        await expect.poll(() => lines().length).toBe(1);
        expect(lines()[0]).toContain('"level":"info"');
      }
    }
  });

  test('an address that Remix cannot parse is refused with an error page', async () => {
    for (const path of ['/%5c', '/%5cevil.test', '//', '//evil.test', '/x//y@example.org']) {
      const { status, body } = await send(stack.hub, path);
      expect([400, 404], path).toContain(status);
      expect(body.toString()).toContain('Your Hub');
    }
  });

  test('a request for a file gets an error page when the account API fails', async () => {
    const { control, visitor } = await applicant('waiting');
    const get = (path: string) => visitor.request(path, { headers: { Accept: 'text/html' } });
    const gone = await get('/dashboard/calendar/gone.ics');
    expect(gone.status).toBe(404);
    expect(await gone.text()).toContain('find that page');
    await control.fault({ api: 'identity', fault: { status: 503 } });
    for (const path of [
      '/explore/favourites.csv',
      '/dashboard/statement.pdf',
      '/dashboard/statement.txt',
      '/dashboard',
    ]) {
      const response = await get(path);
      expect(response.status, path).toBe(503);
      expect(response.headers.get('Retry-After'), path).toBe('30');
      expect(await response.text()).toContain('available right now');
    }
  });

  test('a returnUrl to another site or with a script is ignored', async () => {
    const { control } = await applicant('waiting');
    for (const hostile of [
      '//evil.test',
      '/\\evil.test',
      'https://evil.test',
      'javascript:alert(1)',
    ]) {
      const { address } = await browser().visitor.signIn(control.persona, hostile);
      expect(new URL(address).origin, hostile).toBe(stack.hub);
    }
  });
});
