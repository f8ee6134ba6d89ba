import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { HubPage } from '../pages/hub-page.ts';

const small = { width: 360, height: 740 };

/** The widgets of the grid, in the order in which they are read. */
const gridOrder = (page: Page): Promise<(string | null)[]> =>
  page
    .getByRole('region', { name: 'Your tools' })
    .locator('[data-widget]')
    .evaluateAll((widgets) => widgets.map((widget) => widget.getAttribute('data-widget')));

const undecided = {
  ug: {
    track: {
      applicationStatus: 'Referred',
      numberOfChoices: 1,
      applicationDecisions: [{ choiceStatusId: 'REF' }],
    },
  },
};
const offered = {
  ug: { track: { applicationDecisions: [{ choiceStatusId: 'C' }] } },
};

test('[APP-108][GRD-38] a good status changes the order of the grid', async ({
  page,
  applicant,
  scripts,
}) => {
  const { control, signIn } = await applicant('waiting');
  await control.applications(undecided);
  await signIn();
  const hub = new HubPage(page);
  await hub.open();
  expect(await gridOrder(page)).toEqual(['GlobalCourseSearch', 'CVBuilder', 'Decision']);

  await control.applications(offered);
  if (scripts) await hub.hydrated();
  await hub.checkAgain.click();
  await expect.poll(() => gridOrder(page)).toEqual(['Decision', 'CVBuilder', 'GlobalCourseSearch']);
});

test('[SH-13] the hub is at /dashboard, and shows the grid', async ({ page, applicant }) => {
  await (await applicant('start')).signIn();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Hub' })).toBeVisible();
  await expect(page).toHaveTitle('Your Hub');
  expect(await gridOrder(page)).not.toEqual([]);
});

test('[GRD-6] page state changes the words of a widget, or leaves it out', async ({
  page,
  applicant,
}) => {
  const { control, signIn } = await applicant('start');
  await control.pageState({
    widgets: {
      CVBuilder: { title: 'Your CV', linkUrl: '/cvbuilder/new', linkLabel: 'Begin' },
      Decision: { disable: true },
      GlobalCourseSearch: { linkUrl: 'javascript:alert(1)', linkLabel: 'Bad' },
    },
  });
  await signIn();
  await new HubPage(page).open();
  expect(await gridOrder(page)).toEqual(['GlobalCourseSearch', 'CVBuilder']);
  const cv = page.locator('[data-widget="CVBuilder"]');
  await expect(cv.getByRole('heading', { name: 'Your CV' })).toBeVisible();
  await expect(cv.getByRole('link', { name: 'Begin' })).toHaveAttribute('href', '/cvbuilder/new');
  await expect(page.getByRole('link', { name: 'Bad' })).toHaveCount(0);
});

test.describe('a widget in focus', () => {
  const frame = (page: Page) => page.locator('[data-focus]');

  test('[SH-14][APP-103] on a small screen Apply is shown alone, and gives way in clearing mode', async ({
    page,
    applicant,
    scripts,
    expectAccessible,
  }) => {
    const { control, signIn } = await applicant('clearing');
    await signIn();
    await page.setViewportSize(small);
    const hub = new HubPage(page);
    await hub.open('?widget=Apply');
    await expect(frame(page)).toHaveAttribute('data-focus', 'Apply');
    await expect(hub.widget).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your tools' })).toBeHidden();
    await expectAccessible();

    await control.pageState({ applyMode: { ug: 'clearing' } });
    if (scripts) {
      await hub.hydrated();
      await hub.checkAgain.click();
      await expect(page).toHaveURL(/widget=ApplyClearingUndergraduate/);
    } else {
      await page.reload();
    }
    await expect(frame(page)).toHaveAttribute('data-focus', 'ApplyClearingUndergraduate');
    await expect(hub.widget).toBeVisible();

    await control.pageState({ applyMode: { ug: 'default' } });
    await hub.open('?widget=ApplyClearingUndergraduate');
    await expect(frame(page)).toHaveAttribute('data-focus', 'Apply');
    if (scripts) await expect(page).toHaveURL(/widget=Apply$/);

    await page.getByRole('link', { name: 'Close and go back to your hub' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('region', { name: 'Your tools' })).toBeVisible();
  });

  test('[APP-103] a large screen shows everything', async ({ page, applicant }) => {
    await (await applicant('start')).signIn();
    await page.setViewportSize({ width: 1280, height: 900 });
    await new HubPage(page).open('?widget=Apply');
    await expect(page.getByRole('region', { name: 'Your tools' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Close and go back to your hub' })).toBeHidden();
  });
});
