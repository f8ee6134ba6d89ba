import type { Fault } from '../fixtures/control-api.ts';
import { hubLog } from '../fixtures/hub-log.ts';
import { inTimeMs } from '../fixtures/stack.ts';
import { expect, test } from '../fixtures/test.ts';
import { HubPage } from '../pages/hub-page.ts';

interface Expected {
  /** `data-status` of the ug tile, or null when there is none yet. */
  status: string | null;
  /** What the widget says. */
  text: RegExp;
}

const unavailableText = /temporarily unavailable, please check the service status page/;

/** The faults of tracking for a person whose apply service has nothing (204). */
const faults: [title: string, fault: Fault, expected: Expected][] = [
  [
    'tracking gives no answer in time',
    { delayMs: 30_000 },
    { status: null, text: /taking longer than usual/ },
  ],
  [
    '[APP-96] tracking gives a reset',
    { drop: true },
    { status: 'unavailable', text: unavailableText },
  ],
  ['[APP-94] tracking gives 400', { status: 400 }, { status: 'start', text: /Go to application/ }],
  ['[APP-94] tracking gives 404', { status: 404 }, { status: 'start', text: /Go to application/ }],
  ['[APP-94] tracking gives 500', { status: 500 }, { status: 'start', text: /Go to application/ }],
  [
    '[APP-95] tracking gives 503',
    { status: 503 },
    { status: 'unavailable', text: unavailableText },
  ],
  ['[APP-96] tracking gives 418', { status: 418 }, { status: 'unavailable', text: /- 418/ }],
  [
    '[APP-96] tracking gives an empty body',
    { status: 200, body: '' },
    { status: 'unavailable', text: unavailableText },
  ],
  [
    '[APP-96] tracking gives an HTML body',
    { status: 200, body: '<html><body>gateway</body></html>' },
    { status: 'unavailable', text: unavailableText },
  ],
  [
    '[APP-96] tracking gives wrong types',
    { status: 200, body: '{"cycleYear":"soon","applicationDecisions":7}' },
    { status: 'unavailable', text: unavailableText },
  ],
];

test.describe('a failing application API', () => {
  for (const [title, fault, expected] of faults) {
    // Scripts have work to do while the status is still to come; what has failed is the server's.
    const tag = expected.status === null ? [] : ['@plain'];
    test(
      `${title}: the page answers 200 in time and says so`,
      { tag },
      async ({ page, applicant, expectAccessible }) => {
        const { control, signIn } = await applicant('start');
        await signIn();
        await control.fault({ api: 'tracking', path: '/ug', fault });

        const hub = new HubPage(page);
        const response = await page.goto('/dashboard', { waitUntil: 'commit' });
        expect(response?.status()).toBe(200);
        const requestId = response?.headers()['x-request-id'] ?? '';
        await expect.poll(() => hubLog(requestId).durationMs).toBeLessThan(inTimeMs);

        await expect(hub.widget).toContainText(expected.text);
        if (expected.status) {
          await expect(hub.tile('ug')).toHaveAttribute('data-status', expected.status);
          await expect.poll(() => hubLog(requestId).failures('tracking')).toBe(1);
        } else {
          await expect(hub.widget).toHaveAttribute('data-state', 'pending');
          await expect(hub.widget.getByRole('link', { name: 'Try again' })).toBeVisible();
        }
        await expectAccessible('[data-widget="Apply"]');
      },
    );
  }

  for (const [persona, tiles] of [
    ['conservatoire', { uc: 'unavailable' }],
    ['both', { ug: 'waitingForDecisions', uc: 'unavailable' }],
  ] as const) {
    test(
      `[APP-96] ${persona}, whose conservatoire tracking gives 418, has a tile that says so`,
      { tag: '@plain' },
      async ({ page, applicant }) => {
        const { control, signIn } = await applicant(persona);
        await signIn();
        await control.fault({ api: 'tracking', path: '/uc', fault: { status: 418 } });
        const hub = new HubPage(page);
        await hub.open();
        expect(await hub.statuses()).toEqual(tiles);
        await expect(hub.tile('uc')).toContainText(/- 418/);
      },
    );
  }

  test(
    'on a phone the heading of a failing tile breaks no word',
    { tag: '@plain' },
    async ({ page, applicant }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      const { control, signIn } = await applicant('waiting');
      await signIn();
      await control.fault({ api: 'tracking', path: '/ug', fault: { status: 503 } });
      const hub = new HubPage(page);
      await hub.open();
      const heading = hub.tile('ug').getByRole('heading', { name: 'Unavailable' });
      const lines = await heading.evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        return new Set([...words.getClientRects()].map(({ top }) => top)).size;
      });
      expect(lines).toBe(1);
    },
  );

  test('a failure that reads as not started is said, with a way to try again', async ({
    page,
    applicant,
    expectAccessible,
  }) => {
    const { control, signIn } = await applicant('conservatoire');
    await signIn();
    await control.fault({ api: 'tracking', path: '/uc', fault: { status: 500 } });
    const hub = new HubPage(page);
    await hub.open();
    await expect(hub.widget).toContainText(
      "We couldn't check just now whether you have a conservatoire application.",
    );
    await expect(hub.widget.getByRole('link', { name: 'Try again' })).toBeVisible();
    await expectAccessible('[data-widget="Apply"]');
  });

  test(
    '[APP-93] 204 from both services means not started',
    { tag: '@plain' },
    async ({ page, applicant }) => {
      const { control, signIn } = await applicant('waiting');
      await signIn();
      await control.applications({ ug: { track: null, apply: null } });
      const hub = new HubPage(page);
      await hub.open();
      expect(await hub.statuses()).toEqual({ ug: 'start' });
    },
  );

  for (const status of [400, 404, 500, 503, 418]) {
    test(
      `${applyIds(status)} apply gives ${status}`,
      { tag: '@plain' },
      async ({ page, applicant }) => {
        const { control, signIn } = await applicant('in-progress');
        await signIn();
        await control.fault({ api: 'apply', path: '/ug', fault: { status } });
        const hub = new HubPage(page);
        const response = await page.goto('/dashboard');
        expect(response?.status()).toBe(200);
        const notStarted = [400, 404, 500].includes(status);
        await expect(hub.tile('ug')).toHaveAttribute(
          'data-status',
          notStarted ? 'start' : 'unavailable',
        );
        const requestId = response?.headers()['x-request-id'] ?? '';
        await expect.poll(() => hubLog(requestId).failures('apply')).toBe(1);
      },
    );
  }

  test('the last good status stays visible while tracking is down', async ({ page, applicant }) => {
    const { control, signIn } = await applicant('waiting');
    await signIn();
    const hub = new HubPage(page);
    await hub.open();
    await expect(hub.tile('ug')).toHaveAttribute('data-status', 'waitingForDecisions');
    await control.fault({ api: 'tracking', fault: { status: 503 } });
    await hub.open();
    await expect(hub.tile('ug')).toHaveAttribute('data-status', 'unavailable');
    await expect(hub.tile('ug')).toContainText(unavailableText);
    await expect(hub.tile('ug')).toContainText(/Last checked \d\d:\d\d: \w+/);
    await control.clearFaults();
    await hub.open();
    await expect(hub.tile('ug')).toHaveAttribute('data-status', 'waitingForDecisions');

    await control.fault({
      api: 'tracking',
      path: '/ug',
      fault: { delayMs: 30_000 },
    });
    await hub.open();
    await expect(hub.widget).toContainText(/Last checked \d\d:\d\d: \w+/);
  });

  test('a late answer fills in by itself, and is there for the next request', async ({
    page,
    applicant,
    scripts,
  }) => {
    const { control, signIn } = await applicant('waiting');
    await signIn();
    await control.fault({
      api: 'tracking',
      path: '/ug',
      fault: { delayMs: 30_000 },
    });
    const hub = new HubPage(page);
    await hub.open();
    await expect(hub.widget).toContainText('taking longer than usual');
    await control.clearFaults();
    if (!scripts) {
      await expect(async () => {
        const again = hub.widget.getByRole('link', { name: 'Try again' });
        // It is gone once the answer is there.
        if (await again.isVisible()) await again.click({ timeout: 1_000 });
        await expect(hub.tile('ug')).toHaveAttribute('data-status', 'waitingForDecisions', {
          timeout: 1_000,
        });
      }).toPass();
    }
    await expect(hub.tile('ug')).toHaveAttribute('data-status', 'waitingForDecisions');
    await expect(hub.widget).toHaveAttribute('data-state', 'ready');
  });

  test(
    'page state that does not answer leaves the page as by default',
    { tag: '@plain' },
    async ({ page, applicant }) => {
      const { control, signIn } = await applicant('waiting');
      await signIn();
      for (const fault of [{ drop: true }, { status: 500 }, { body: '<p>' }, { delayMs: 20_000 }]) {
        await control.fault({ api: 'content', fault });
        const hub = new HubPage(page);
        await hub.open();
        await expect(hub.tile('ug')).toHaveAttribute('data-status', 'waitingForDecisions');
        await control.clearFaults();
      }
    },
  );

  test(
    'without the account there is a calm page that leads to the service status',
    { tag: '@plain' },
    async ({ page, applicant, expectAccessible, allowConsole }) => {
      allowConsole(/status of 503/);
      const { control, signIn } = await applicant('waiting');
      await signIn();
      await control.fault({ api: 'identity', fault: { status: 500 } });
      const response = await page.goto('/dashboard');
      expect(response?.status()).toBe(503);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible();
      await page.locator('main').getByRole('link').click();
      await expect(page).toHaveURL(/\/status$/);
    },
  );
});

/** The rows of the error catalogue that a status of the apply service proves. */
function applyIds(status: number): string {
  if ([400, 404, 500].includes(status)) return '[APP-94]';
  return status === 503 ? '[APP-15][APP-95]' : '[APP-15][APP-96]';
}
