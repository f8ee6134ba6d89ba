import { ControlApi } from '../../fixtures/control-api.ts';
import { expect, test } from '../../fixtures/test.ts';
import { HubPage } from '../../pages/hub-page.ts';
import { urls } from '../../fixtures/stack.ts';
import { lastChange } from '../../pages/notice.ts';

/** The requests to the advert service for one page. */
async function asked(requestId: string) {
  const requests = await new ControlApi(urls.services).requests({ api: 'adverts', requestId });
  return requests.map(({ persona, body }) => ({
    persona,
    body: JSON.parse(body) as Record<string, unknown>,
  }));
}

test('[NTF-21][NTF-22][NTF-24][NTF-25][EXT-26] an advert uses no data without consent, explains why it is shown, and is turned off with one click', async ({
  page,
  applicant,
  scripts,
  expectAccessible,
}) => {
  const { control, signIn } = await applicant('waiting');
  await control.user({ offers: 'No' });
  await signIn();
  const slots = [
    { slot: 'leaderboard', width: 728, height: 90 },
    { slot: 'mobile', width: 320, height: 50 },
  ];
  const open = async () => (await page.goto('/dashboard'))?.headers()['x-request-id'] ?? '';
  // On a busy machine, a page leaves out a slow advert.
  const withAdvert = () =>
    expect(async () => {
      await open();
      expect(await page.locator('[data-advert]').count()).toBe(2);
    }).toPass();

  const without = await open();
  await expect.poll(() => asked(without)).toEqual([{ persona: null, body: { slots } }]);

  await control.user({ offers: 'Yes' });
  const consenting = await open();
  await expect
    .poll(() => asked(consenting))
    .toMatchObject([{ persona: null, body: { slots, targeting: { audience: 'Student' } } }]);
  await withAdvert();

  const footer = page.getByRole('contentinfo');
  /** The space below the footer. On a phone, the tabs at the bottom of the screen also need space. */
  const expectSpace = async (space: number) => {
    const tabs = (await page.getByRole('banner').getByRole('navigation').boundingBox())!;
    const isPhone = (page.viewportSize()?.width ?? 0) < 768;
    const height = Number((space + (isPhone ? tabs.height : 0)).toFixed(2));
    await expect(footer).toHaveCSS('padding-bottom', `${height}px`);
  };
  for (const [width, slot, size, padding] of [
    [1222, 'mobile', { width: 320, height: 50 }, 60],
    [1224, null, null, 0],
    [1227, 'leaderboard', { width: 728, height: 90 }, 0],
    [320, 'mobile', { width: 320, height: 50 }, 60],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    const shown = page.locator('[data-advert]:visible');
    await expect(shown).toHaveCount(slot === null ? 0 : 1);
    if (slot !== null) {
      await expect(shown).toHaveAttribute('data-advert', slot);
      expect(await shown.boundingBox()).toMatchObject(size);
    }
    await expectSpace(padding);
  }

  // The advert is part of the page, below all other content, and covers no other content. Until the
  // page is laid out at this width, some content changes its height and moves while it is pressed.
  await withAdvert();
  if (scripts) await expect(page.locator('[data-far]')).toHaveCount(0);
  const bar = (await page.getByRole('group', { name: 'Advertisement' }).boundingBox())!;
  const content = (await page.locator('[data-widget="Apply"]').boundingBox())!;
  expect(bar.y).toBeGreaterThan(content.y + content.height);
  expect(bar.y + bar.height).toBeLessThanOrEqual((await footer.boundingBox())!.y);
  await expectAccessible('[aria-label="Advertisement"]');

  // The first pointer movement loads islands. That must not happen during the click.
  if (scripts) await new HubPage(page).hydrated();
  await page.getByRole('link', { name: 'Why this advert?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Why you see adverts');
  await expect(page.getByText('Student', { exact: true })).toBeVisible();
  await expectAccessible('main');

  await page.getByRole('link', { name: 'Back to Hub' }).click();
  await withAdvert();
  await page.getByRole('button', { name: 'Turn adverts off' }).click();
  await expect(lastChange(page)).toContainText('Adverts are off.');
  await expect(page.locator('[data-advert]')).toHaveCount(0);
  // The remaining space is for the notice only, and not for the advert.
  await expectSpace(192);
  expect(await asked(await open())).toEqual([]);
  await expectSpace(0);
  expect(await control.saved('dashboardSettings', 'Adverts')).toEqual({ off: 'yes' });
});
