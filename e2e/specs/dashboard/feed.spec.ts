import { expect, test } from '../../fixtures/test.ts';
import { HubPage } from '../../pages/hub-page.ts';

test('[FED-1][FED-2][CON-14][CON-18] the feed shows the next steps, and buttons and keys move between them', async ({
  page,
  applicant,
  scripts,
  expectAccessible,
}) => {
  const { signIn, control } = await applicant('offers');
  await signIn();
  await new HubPage(page).open();
  const feed = page.getByRole('region', { name: 'Your feed' });
  await feed.scrollIntoViewIfNeeded();
  await expect(feed.getByRole('link', { name: 'Reply to my offers' })).toBeVisible();
  const steps = feed.getByRole('heading', { level: 3 });
  const first = steps.first();
  const last = steps.last();

  if (scripts) {
    await feed.getByRole('button', { name: 'Previous next steps' }).click();
    await expect(last).toBeInViewport({ ratio: 1 });
    await feed.getByRole('button', { name: 'More next steps' }).click();
    await expect(first).toBeInViewport({ ratio: 1 });
    await feed.getByRole('group', { name: 'Your feed' }).press('ArrowLeft');
    await expect(last).toBeInViewport({ ratio: 1 });
  } else {
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(feed.getByRole('button')).toHaveCount(0);
  }
  await expectAccessible();

  await feed.getByRole('link', { name: 'Open legacy to do list' }).click();
  await page.getByRole('link', { name: 'Close legacy to do list' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Hub');

  // When the tile changes on the open page, the feed changes too.
  await control.applications({ ug: { track: { applicationStatus: 'CompletelyWithdrawn' } } });
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(feed.getByRole('link', { name: 'Compare my options' })).toBeVisible();
  await expect(feed.getByRole('link', { name: 'Reply to my offers' })).toHaveCount(0);
});
