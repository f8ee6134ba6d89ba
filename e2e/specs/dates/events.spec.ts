import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { HubPage } from '../../pages/hub-page.ts';
import { lastChange } from '../../pages/notice.ts';

/** Opens the first event on the hub. */
async function openFirstEvent(page: Page): Promise<{ id: string; title: string }> {
  const hub = new HubPage(page);
  await hub.open();
  const link = (await hub.openWidget('Events')).locator('a[href^="/dashboard/events/"]').first();
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  return { id: new URL(page.url()).pathname.split('/').at(-1) ?? '', title };
}

test.describe('an open day', () => {
  test('[EXT-7] an open day can be saved on its own page, and is in the calendar until it is removed', async ({
    page,
    applicant,
    scripts,
    playwright,
    expectAccessible,
  }) => {
    await (await applicant('waiting')).signIn();
    const { id, title } = await openFirstEvent(page);
    await expect(page).toHaveTitle(new RegExp(`^${title.slice(0, 10)}`));
    await expect(
      page.getByRole('main').getByText(/^(Today|Tomorrow|On now|In \d+ days)$/),
    ).toBeVisible();
    await expectAccessible();
    const add = page.getByRole('link', { name: 'Add to calendar' });
    const file = await page.request.get((await add.getAttribute('href')) ?? '');
    expect(file.headers()['content-type']).toContain('text/calendar');
    const lines = (await file.text()).replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toContain(`UID:event-${id}@applicant-hub`);
    expect(lines.filter((line) => /^DT(START|END):\d{8}T\d{6}Z$/.test(line))).toHaveLength(2);

    await page.getByRole('button', { name: /^Keep this event/ }).click();
    await expect(lastChange(page)).toContainText(`You've kept ${title}.`);
    if (!scripts) await expect(page).toHaveURL(/#event$/);
    await expect(page.getByRole('button', { name: /^Kept/ })).toBeVisible();

    await page.getByRole('link', { name: 'All your dates and deadlines' }).click();
    const row = page.locator(`[data-date="event-${id}"]`);
    await expect(row.getByRole('link', { name: title, exact: true })).toHaveAttribute(
      'href',
      `/dashboard/events/${id}`,
    );
    await expectAccessible();
    await page.getByRole('button', { name: 'Create a private link' }).click();
    const address = await page.getByRole('textbox', { name: 'Your private link' }).inputValue();
    // This client has neither a cookie nor a session.
    const stranger = await playwright.request.newContext();
    expect(await (await stranger.get(address)).text()).toContain(`UID:event-${id}@`);

    await page.goto('/dashboard/calendar');
    await row.getByRole('button', { name: /^Kept/ }).click();
    await expect(lastChange(page)).toContainText(`${title} is no longer with your dates.`);
    await page.goto('/dashboard/calendar');
    await expect(page.getByRole('region', { name: 'Dates', exact: true })).toBeVisible();
    await expect(row).toHaveCount(0);
    expect(await (await stranger.get(address)).text()).not.toContain('UID:event-');
    await stranger.dispose();
  });

  test(
    'the notice about a saved event does not cover controls, because all content can be scrolled above the notice',
    { tag: ['@once', '@scripts'] },
    async ({ page, applicant }) => {
      await (await applicant('waiting')).signIn();
      await page.setViewportSize({ width: 360, height: 740 });
      await openFirstEvent(page);
      await page.getByRole('button', { name: /^Keep this event/ }).click();
      const notice = page.locator('[data-foot]:not(:empty)');
      await expect(notice).toBeVisible();
      // A click before the script has loaded reloads the page.
      await page.waitForLoadState();
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const last = page.getByRole('contentinfo').getByRole('link').last();
      const [foot, edge] = await Promise.all([last.boundingBox(), notice.boundingBox()]);
      expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);
    },
  );

  test(
    "[EXT-35] an open day can be saved and removed on its card in What's happening",
    { tag: '@anywidth' },
    async ({ page, applicant, scripts, expectAccessible }) => {
      await (await applicant('waiting')).signIn();
      await new HubPage(page).open();
      const happening = page.getByRole('group', { name: "What's happening" });
      const card = happening
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: /^Keep this event/ }) })
        .first();
      const title = (await card.getByRole('heading').textContent()) ?? '';
      const heart = happening.getByRole('button', { name: title });
      await expect(heart).toHaveAccessibleName(new RegExp(`^Keep this event ?: ${title}`));
      await heart.scrollIntoViewIfNeeded();
      const before = await heart.boundingBox();
      expect(before?.height).toBeGreaterThanOrEqual(24);
      expect(before?.width).toBeGreaterThanOrEqual(24);

      await heart.click();
      await expect(lastChange(page)).toContainText(`You've kept ${title}.`);
      await expect(heart).toHaveAccessibleName(new RegExp(`^Kept ?: ${title}`));
      if (!scripts) {
        await expect(page).toHaveURL(/#card-\w+$/);
        await expect(heart).toBeInViewport();
      }
      await expectAccessible('#happening');

      await heart.click();
      await expect(lastChange(page)).toContainText(`${title} is no longer with your dates.`);
      await expect(heart).toHaveAccessibleName(new RegExp(`^Keep this event ?: ${title}`));
    },
  );

  test(
    'an open day saved in a list becomes a favourite event',
    { tag: '@anywidth' },
    async ({ page, applicant }) => {
      await (await applicant('start')).signIn();
      const hub = new HubPage(page);
      await hub.open();
      const widget = await hub.openWidget('Events');
      await widget.getByRole('button', { name: 'Latest' }).click();
      const keep = widget.getByRole('button', { name: /^Keep this event/ }).first();
      const title = ((await keep.textContent()) ?? '').replace('Keep this event: ', '').trim();
      await keep.click();
      await expect(lastChange(page)).toContainText(`You've kept ${title}.`);
      await expect(
        widget.getByRole('button', { name: new RegExp(`^Kept ?: ${title}\\.`) }),
      ).toBeVisible();

      await widget.getByRole('button', { name: 'Favourite events' }).click();
      await expect(widget.getByRole('link', { name: title, exact: true })).toBeVisible();
    },
  );

  test(
    'the page reports an event that is missing, and an event that fails to load',
    { tag: '@anywidth' },
    async ({ page, applicant, allowConsole, expectAccessible }) => {
      allowConsole(/status of 404/);
      const { control, signIn } = await applicant('waiting');
      await signIn();
      const gone = await page.goto('/dashboard/events/0');
      expect(gone?.status()).toBe(404);
      await expect(page.getByText("We can't find this event")).toBeVisible();
      await expectAccessible();
      await control.fault({ api: 'events', fault: { status: 503 } });
      await page.goto('/dashboard/events/0');
      await expect(page.getByText("We couldn't load this event just now")).toBeVisible();
      await expect(page.getByRole('link', { name: 'Back to Hub' })).toBeVisible();
      await expectAccessible();
    },
  );
});
