import { hubLog } from '../../fixtures/hub-log.ts';
import { hangMs, inTimeMs } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';
import { HubPage } from '../../pages/hub-page.ts';

const unavailableText = /temporarily unavailable, please check the service status page/;

test.describe('a failing application API', () => {
  test(
    'the page responds in time with 200 and an explanation when tracking times out',
    { tag: '@anywidth' },
    async ({ page, applicant, expectAccessible }) => {
      const { control, signIn } = await applicant('start');
      await signIn();
      await control.fault({ api: 'tracking', path: '/ug', fault: { delayMs: hangMs } });

      const hub = new HubPage(page);
      const response = await page.goto('/dashboard', { waitUntil: 'commit' });
      expect(response?.status()).toBe(200);
      const requestId = response?.headers()['x-request-id'] ?? '';
      await expect.poll(() => hubLog(requestId).durationMs).toBeLessThan(inTimeMs);

      await expect(hub.widget).toContainText(/taking longer than usual/);
      await expect(hub.widget).toHaveAttribute('data-state', 'pending');
      await expect(hub.widget.getByRole('link', { name: 'Try again' })).toBeVisible();
      await expectAccessible('[data-widget="Apply"]');
    },
  );

  test(
    "a failing tile's heading fits on a phone without breaking words",
    { tag: '@once' },
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

  test('a failed call is reported and not shown as "not started", and the page offers a retry', async ({
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

  test('the last known status stays visible while tracking is down', async ({
    page,
    applicant,
  }) => {
    const { control, signIn } = await applicant('waiting');
    await signIn();
    const hub = new HubPage(page);
    await hub.open();
    await expect(hub.tile('ug')).toHaveAttribute('data-status', 'waitingForDecisions');
    await control.fault({ api: 'tracking', fault: { status: 503 } });
    await hub.open();
    await expect(hub.tile('ug')).toHaveAttribute('data-status', 'unavailable');
    await expect(hub.tile('ug')).toContainText(unavailableText);
    await expect(hub.tile('ug')).toContainText(/Last checked \d\d:\d\d UK time: \w+/);
    await control.clearFaults();
    await hub.open();
    await expect(hub.tile('ug')).toHaveAttribute('data-status', 'waitingForDecisions');

    await control.fault({
      api: 'tracking',
      path: '/ug',
      fault: { delayMs: hangMs },
    });
    await hub.open();
    await expect(hub.widget).toContainText(/Last checked \d\d:\d\d UK time: \w+/);
  });

  test(
    'a slow response updates the tile automatically, or on the next request when scripts are off',
    { tag: '@anywidth' },
    async ({ page, applicant, scripts }) => {
      const { control, signIn } = await applicant('waiting');
      await signIn();
      await control.fault({
        api: 'tracking',
        path: '/ug',
        fault: { delayMs: hangMs },
      });
      const hub = new HubPage(page);
      await hub.open();
      await expect(hub.widget).toContainText('taking longer than usual');
      await control.clearFaults();
      if (!scripts) {
        await expect(async () => {
          const again = hub.widget.getByRole('link', { name: 'Try again' });
          // The link disappears when the response has arrived.
          if (await again.isVisible()) await again.click({ timeout: 1_000 });
          await expect(hub.tile('ug')).toHaveAttribute('data-status', 'waitingForDecisions', {
            timeout: 1_000,
          });
        }).toPass();
      }
      await expect(hub.tile('ug')).toHaveAttribute('data-status', 'waitingForDecisions');
      await expect(hub.widget).toHaveAttribute('data-state', 'ready');
    },
  );
});
