import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { HubPage } from '../../pages/hub-page.ts';

const york = {
  institutionCode: 'Y50',
  institutionName: 'University of York',
  courseName: 'History',
  choiceStatus: 'Referred',
  choiceStatusId: 'REF',
};
const offer = { ...york, choiceStatus: 'Conditional offer', choiceStatusId: 'C' };

const tracked = (decision: typeof york) => ({
  ug: { track: { applicationDecisions: [decision], applicationStatus: 'Referred' } },
});

const lineOf = (page: Page) => page.getByRole('region', { name: 'New since you last looked' });
const listOf = (page: Page) => page.locator('[data-history]');

test('[EXT-10] a new decision is announced until the applicant has seen it', async ({
  page,
  applicant,
  expectAccessible,
}) => {
  const { control, signIn } = await applicant('waiting');
  await control.applications(tracked(york));
  await signIn();
  const hub = new HubPage(page);
  await hub.open();
  await expect(hub.tile('ug')).toBeVisible();
  await expect(lineOf(page)).toHaveCount(0);
  await expect(listOf(page)).toHaveCount(0);

  await control.applications(tracked(offer));
  await hub.open();
  await expect(lineOf(page)).toContainText('Today: an offer from University of York');
  // Requesting the page does not mark the news as seen. The news must be in view long enough.
  expect((await control.requests('history')).filter(({ path }) => path.endsWith('/seen'))).toEqual(
    [],
  );
  await expect(listOf(page)).toContainText('University of York: Conditional offer');
  await expect(listOf(page)).toContainText('History, before: Being considered');
  await expectAccessible();

  await lineOf(page).getByRole('button', { name: "I've seen this" }).click();
  await expect(lineOf(page)).toHaveCount(0);
  await expect(listOf(page)).toContainText('University of York: Conditional offer');
  await page.reload();
  await expect(lineOf(page)).toHaveCount(0);
});

test(
  'a news line that was in view counts as seen and stays visible during the visit',
  { tag: ['@scripts', '@anywidth'] },
  async ({ page, applicant }) => {
    const { control, signIn } = await applicant('waiting');
    await control.applications(tracked(york));
    await signIn();
    const hub = new HubPage(page);
    await hub.open();
    await control.applications(tracked(offer));
    const seen = page.waitForResponse(
      (response) =>
        response.request().method() === 'POST' &&
        response.url().endsWith('/resources/history-seen'),
    );
    await hub.open();
    await expect(lineOf(page)).toBeVisible();
    await seen;
    await hub.hydrated();
    const polled = page.waitForResponse('**/resources/application-status');
    await page.getByRole('button', { name: 'Check again' }).click();
    await polled;
    await expect(lineOf(page)).toBeVisible();
    await page.reload();
    await expect(listOf(page)).toBeVisible();
    await expect(lineOf(page)).toHaveCount(0);
  },
);
