import { hubLines } from '../../fixtures/hub-log.ts';
import { expect, test } from '../../fixtures/test.ts';
import { PreferencesPage } from '../../pages/preferences-page.ts';

test.describe('unsaved answers', () => {
  test('[PRF-49] when two panels are saved in two tabs, no answers are lost', async ({
    page,
    context,
    applicant,
    scripts,
  }) => {
    await (await applicant('waiting')).signIn();
    const first = new PreferencesPage(page, scripts);
    const second = new PreferencesPage(await context.newPage(), scripts);
    await first.open('study-support');
    await second.open('apprenticeships-smart-alerts');
    await first.panel('study-support').choose('areCarers', 'yes');
    await first.panel('study-support').save();
    await first.expectSaved();
    await second.panel('apprenticeships-smart-alerts').choose('talentPoolJoin', 'Yes');
    await second.panel('apprenticeships-smart-alerts').save();
    await second.expectSaved();

    await first.open('study-support');
    await expect(first.panel('study-support').field('areCarers')).toBeChecked();
    await first.panel('apprenticeships-smart-alerts').header.click();
    await expect(
      first.panel('apprenticeships-smart-alerts').field('talentPoolJoin', 'Yes'),
    ).toBeChecked();
  });

  // Without scripts, a save reloads the page.
  test(
    'answers in one panel are preserved while another panel is opened and saved',
    { tag: '@scripts' },
    async ({ page, applicant, scripts }) => {
      await (await applicant('waiting')).signIn();
      const preferences = new PreferencesPage(page, scripts);
      await preferences.open('marketing-preferences');
      const marketing = preferences.panel('marketing-preferences');
      const support = preferences.panel('study-support');
      await marketing.field('addressLine2').fill('Not saved yet');
      await support.header.click();
      await support.choose('beenInCare', 'yes');
      await support.save();
      await preferences.expectSaved();
      await marketing.header.click();
      await expect(marketing.field('addressLine2')).toHaveValue('Not saved yet');
    },
  );

  test(
    'answers in one panel are preserved while the account API fails for another panel',
    { tag: '@anywidth' },
    async ({ page, applicant, scripts, allowConsole }) => {
      allowConsole(/status of 50\d/);
      const { control, signIn } = await applicant('waiting');
      await signIn();
      const preferences = new PreferencesPage(page, scripts);
      await preferences.open('marketing-preferences');
      const marketing = preferences.panel('marketing-preferences');
      if (!scripts) {
        const word = marketing.root.locator('noscript p').last();
        await expect(word).toContainText("isn't saved with this one", { useInnerText: true });
        return;
      }
      const support = preferences.panel('study-support');
      await marketing.field('addressLine2').fill('Not saved yet');
      await support.header.click();
      await support.choose('beenInCare', 'yes');
      await control.fault({ api: 'identity', fault: { status: 503 } });
      await support.save();
      await expect(page.getByRole('alert')).toContainText("We couldn't save that just now");
      await expect(support.field('beenInCare')).toBeChecked();
      await control.clearFaults();
      await support.save();
      await preferences.expectSaved();
      await marketing.header.click();
      await expect(marketing.field('addressLine2')).toHaveValue('Not saved yet');
    },
  );

  test('[SYS-6] answers are preserved when the account API fails, the failure is logged, and a retry succeeds', async ({
    page,
    applicant,
    scripts,
    allowConsole,
  }) => {
    allowConsole(/status of 503/);
    const { control, signIn } = await applicant('waiting');
    await signIn();
    const preferences = new PreferencesPage(page, scripts);
    await preferences.open('marketing-preferences');
    const panel = preferences.panel('marketing-preferences');
    await fill(panel);
    await control.fault({ api: 'identity', method: 'PUT', fault: { status: 500 }, times: 1 });
    const refused = page.waitForResponse((response) => response.status() === 503);
    await panel.save();
    await expect(page.getByRole('alert')).toContainText("We couldn't save that just now");
    await expectFilled(panel);
    const requestId = (await refused).headers()['x-request-id'] ?? '';
    // The log line may appear a moment after the response (SYS-6).
    await expect.poll(() => hubLines(requestId).join()).toContain('Update failed, data not saved.');
    await panel.save();
    await preferences.expectSaved();
    await expectFilled(panel);
  });

  test(
    'answers are preserved when the session expires before they are saved, and a retry succeeds',
    { tag: '@anywidth' },
    async ({ page, context, applicant, scripts }) => {
      const { control, signIn } = await applicant('waiting');
      await signIn();
      const preferences = new PreferencesPage(page, scripts);
      await preferences.open('marketing-preferences');
      const panel = preferences.panel('marketing-preferences');
      await fill(panel);
      await context.clearCookies();
      await panel.save();
      await page.getByLabel(/user ?name/i).fill(control.persona);
      await page.getByLabel(/password/i).fill('password');
      await page.getByRole('button', { name: /^sign in$/i }).click();
      await expect(page.getByText('We kept what you typed')).toBeVisible();
      await preferences.hydrated();
      await expectFilled(panel);

      // The answers are also restored when the form was opened in an earlier session.
      await context.clearCookies();
      await signIn();
      await panel.save();
      await expect(page.getByText('We kept what you typed')).toBeVisible();
      await preferences.hydrated();
      await expectFilled(panel);
      await panel.save();
      await preferences.expectSaved();
      await expectFilled(panel);
    },
  );

  test(
    'answers are preserved when the connection drops, and a retry succeeds',
    { tag: '@anywidth' },
    async ({ page, context, applicant, scripts, allowConsole }) => {
      allowConsole(/ERR_INTERNET_DISCONNECTED/);
      await (await applicant('waiting')).signIn();
      const preferences = new PreferencesPage(page, scripts);
      await preferences.open('marketing-preferences');
      const panel = preferences.panel('marketing-preferences');
      await fill(panel);
      await context.setOffline(true);
      await panel.save();
      if (scripts) {
        await expect(page.getByRole('alert')).toContainText("We couldn't reach your hub");
        await expectFilled(panel);
        await context.setOffline(false);
        await panel.save();
      } else {
        // The browser reports the lost connection, and reloading its error page sends the form again.
        await expect(panel.root).toHaveCount(0);
        await context.setOffline(false);
        await page.reload();
      }
      await preferences.expectSaved();
      await expectFilled(panel);
    },
  );
});

type Panel = ReturnType<PreferencesPage['panel']>;

/** Fills in all types of input: text, radio buttons, checkboxes on and off, selects. */
async function fill(panel: Panel): Promise<void> {
  await panel.field('addressLine2').fill('Top floor');
  await panel.choose('surveys', 'Yes');
  await panel.field('contactEmail').uncheck();
  await panel.field('contactPost').check();
  await panel.setDate('dateOfBirth', { day: '29', month: '2', year: '2004' });
}

async function expectFilled(panel: Panel): Promise<void> {
  await expect(panel.field('addressLine2')).toHaveValue('Top floor');
  await expect(panel.field('surveys', 'Yes')).toBeChecked();
  await expect(panel.field('contactEmail')).not.toBeChecked();
  await expect(panel.field('contactPost')).toBeChecked();
  await expect(panel.field('dateOfBirth-day')).toHaveValue('29');
  await expect(panel.field('dateOfBirth-month')).toHaveValue('2');
}
