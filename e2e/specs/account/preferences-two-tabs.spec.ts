import type { Control } from '../../fixtures/control.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';
import { Lookups } from '../../pages/lookups.ts';
import { PreferencesPage } from '../../pages/preferences-page.ts';
import { holdPage } from '../../screens/held-page.ts';
import { holdScripts, openHeld } from '../../screens/held-scripts.ts';

const panel = 'marketing-preferences';
const consents = ['tailoredInfo', 'offers', 'surveys', 'careersInfo', 'relevantCourses'];

/**
 * Consents that the test withdraws. The other consents remain, because withdrawing all consents
 * would remove the address questions.
 */
const withdrawn = ['careersInfo', 'relevantCourses'];

/** The form's script, which no other part of a page needs. */
const formScript = /\/assets\/PreferencesPage-[^/]*\.js/;

const saved = async (control: Control) =>
  (await control.saved('dashboardUserData', 'Personalisation')) as Record<string, unknown>;

test(
  '[PRF-10][PRF-12] consents withdrawn in one tab stay withdrawn when an older tab saves an address',
  { tag: '@anywidth' },
  async ({ page, context, applicant, scripts }) => {
    const { control, signIn: signInHere } = await applicant('offers');
    await signInHere();
    const older = new PreferencesPage(page, scripts);
    const newer = new PreferencesPage(await context.newPage(), scripts);
    await older.open(panel);
    await newer.open(panel);
    for (const name of consents) await newer.panel(panel).choose(name, 'No');
    await newer.panel(panel).save();
    await newer.expectSaved();

    await older.panel(panel).field('addressLine2').fill('New Town');
    await older.panel(panel).save();
    await older.expectSaved();

    const answers = await saved(control);
    for (const name of consents) expect(answers[name], name).toBe('No');
    expect(answers['addressLine2']).toBe('New Town');
    for (const name of consents) {
      await expect(older.panel(panel).field(name, 'No')).toBeChecked();
    }
  },
);

// Without scripts, no page updates automatically.
test(
  '[PRF-10][PRF-12] a tab that updates while another tab saves does not restore a withdrawn consent',
  { tag: ['@scripts', '@anywidth'] },
  async ({ page, context, applicant, scripts }) => {
    const { control, signIn: signInHere } = await applicant('offers');
    await signInHere();
    const older = new PreferencesPage(page, scripts);
    const newer = new PreferencesPage(await context.newPage(), scripts);
    await older.open(panel);
    await expect(page.locator('[data-island="preferences"][data-live]')).toBeAttached();
    await newer.open(panel);
    for (const name of withdrawn) await newer.panel(panel).choose(name, 'No');
    // The form is saved, and the response is still pending.
    const answer = await holdPage(newer.page, '/dashboard/preferences');
    await newer.panel(panel).saveButton.click();
    await answer.asked;

    await page.evaluate(() =>
      window.dispatchEvent(new StorageEvent('storage', { key: 'hub-changed', newValue: 'saved' })),
    );
    for (const name of withdrawn) {
      await expect(older.panel(panel).field(name, 'No')).toBeChecked();
    }
    await expect(page.getByRole('alert')).toHaveCount(0);
    await answer.release();
    await newer.expectSaved();

    await older.panel(panel).field('addressLine2').fill('New Town');
    await older.panel(panel).save();
    await older.expectSaved();
    const answers = await saved(control);
    for (const name of withdrawn) expect(answers[name], name).toBe('No');
    expect(answers['addressLine2']).toBe('New Town');
  },
);

for (const isUsed of [false, true]) {
  test(
    `[PRF-10][PRF-12] a form that loads its script slowly and is ${isUsed ? '' : 'not '}in use when newer answers arrive does not restore a withdrawn consent`,
    { tag: ['@scripts', '@anywidth'] },
    async ({ page, context, applicant, scripts }) => {
      const { control, signIn: signInHere } = await applicant('offers');
      await signInHere();
      const newer = new PreferencesPage(await context.newPage(), scripts);
      await newer.open(panel);
      const release = await holdScripts(page, formScript);
      await openHeld(page, `/dashboard/preferences?section=${panel}`);
      const older = new PreferencesPage(page, scripts);
      // The page's own script has loaded, but its form's script has not.
      await page.waitForFunction(() => 'dataLayer' in window);
      const refreshed = await holdPage(page, '/dashboard/preferences');
      for (const name of withdrawn) await newer.panel(panel).choose(name, 'No');
      await newer.panel(panel).save();
      await newer.expectSaved();

      await page.evaluate(() => {
        // The section's heading has the focus at first.
        (document.activeElement as HTMLElement).blur();
        // A newer version of the page always sets the title, even if nothing else changes.
        document.title = '';
        window.dispatchEvent(
          new StorageEvent('storage', { key: 'hub-changed', newValue: 'saved' }),
        );
      });
      await refreshed.asked;
      const address = older.panel(panel).field('addressLine2');
      if (isUsed) await address.fill('New Town');
      await refreshed.release();
      await expect(page).toHaveTitle(/./);
      const expectShown = async () => {
        for (const name of withdrawn) {
          await expect(older.panel(panel).field(name, isUsed ? 'Yes' : 'No')).toBeChecked();
        }
      };
      await expectShown();
      await release();
      await expect(page.locator('[data-island="preferences"][data-live]')).toBeAttached();
      // The script uses the answers in its own HTML, and not newer answers elsewhere on the page.
      await expectShown();
      await address.fill('New Town');
      await older.panel(panel).save();
      await older.expectSaved();
      const answers = await saved(control);
      for (const name of withdrawn) expect(answers[name], name).toBe('No');
      expect(answers['addressLine2']).toBe('New Town');
    },
  );
}

test(
  'an answer changed on two devices is shown twice, and the selected version is saved',
  { tag: '@anywidth' },
  async ({ page, browser, baseURL, applicant, scripts, expectAccessible, allowConsole }) => {
    allowConsole(/409/);
    const { control, signIn: signInHere } = await applicant('offers');
    await signInHere();
    const there = await browser.newContext({
      baseURL: baseURL ?? '',
      javaScriptEnabled: scripts,
    });
    await signIn(there, control.persona);
    const here = new PreferencesPage(page, scripts);
    const elsewhere = new PreferencesPage(await there.newPage(), scripts);
    await here.open(panel);
    await elsewhere.open(panel);
    await elsewhere.panel(panel).field('addressLine2').fill('There');
    await elsewhere.panel(panel).choose('surveys', 'No');
    await elsewhere.panel(panel).save();
    await elsewhere.expectSaved();

    const form = here.panel(panel);
    await form.field('addressLine2').fill('Here');
    await form.choose('careersInfo', 'No');
    await form.save();
    const message = page.getByRole('alert');
    await expect(message).toContainText('Some answers were changed in two places');
    const question = form.root.getByRole('group', { name: 'Your country and address' });
    await expect(question.getByLabel(/^Keep mine: .*Here/)).not.toBeChecked();
    await expect(question.getByLabel(/^Keep what was saved elsewhere: .*There/)).not.toBeChecked();
    // Neither version is lost: the typed text is in the form, next to the version that was saved
    // elsewhere.
    await expect(form.field('addressLine2')).toHaveValue('Here');
    await expect(form.field('careersInfo', 'No')).toBeChecked();
    await expect(form.field('surveys', 'No')).toBeChecked();
    expect((await saved(control))['addressLine2']).toBe('There');
    await expectAccessible();

    await message.getByRole('link', { name: /Your country and address/ }).click();
    await expect(question.getByLabel(/^Keep mine/)).toBeFocused();
    await form.save();
    await expect(question.getByText('Choose which answer to keep')).toBeVisible();
    await question.getByLabel(/^Keep mine/).check();
    await form.save();
    await here.expectSaved();
    expect(await saved(control)).toMatchObject({
      addressLine2: 'Here',
      surveys: 'No',
      careersInfo: 'No',
    });
    await there.close();
  },
);

test(
  '[PRF-23][PRF-36] consent to share data with a school is requested again for another school',
  { tag: '@anywidth' },
  async ({ page, applicant, scripts, allowConsole }) => {
    allowConsole(/400/);
    const { control, signIn: signInHere } = await applicant('offers');
    await signInHere();
    const preferences = new PreferencesPage(page, scripts);
    await preferences.open(panel);
    const form = preferences.panel(panel);
    await expect(form.field('schoolDataShare', 'Yes')).toBeChecked();
    const lookup = new Lookups(page, scripts);
    await lookup.takeSchool('aberdeen', 'Aberdeen Academy');
    await expect(form.field('schoolDataShare', 'Yes')).not.toBeChecked();
    await form.save();
    await expect(preferences.messages.first()).toContainText('field is required');
    expect(await saved(control)).toMatchObject({ schoolDataShare: 'Yes', schoolId: '990133' });
    await form.choose('schoolDataShare', 'No');
    await form.save();
    await preferences.expectSaved();
    expect(await saved(control)).toMatchObject({ schoolDataShare: 'No' });

    await form.field('schoolName').fill('Another School');
    await form.save();
    await preferences.expectSaved();
    const answers = await saved(control);
    expect(answers).toMatchObject({ schoolName: 'Another School' });
    expect(answers).not.toHaveProperty('schoolId');
    expect(answers).not.toHaveProperty('schoolDataShare');
  },
);
