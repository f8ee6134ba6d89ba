import type { Response } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { Lookups } from '../../pages/lookups.ts';
import { HubPage } from '../../pages/hub-page.ts';

// The page lists every country and every phone region, which makes axe slow.
test.describe.configure({ timeout: 90_000 });

/** Changes that clear the saved school. */
const noSchool = { schoolName: null, schoolId: null, schoolUkprn: null, schoolDataShare: null };

test.describe('school lookup', { tag: '@anywidth' }, () => {
  test('[HLP-17][HLP-18][PRF-16] a school is found by its name and saved with its code and number', async ({
    page,
    applicant,
    scripts,
  }) => {
    const { control, signIn } = await applicant('waiting');
    await signIn();
    await control.user(noSchool);
    const lookups = new Lookups(page, scripts);
    await lookups.open();
    await lookups.takeSchool('leeds', 'Leeds ');
    await expect(lookups.school).not.toHaveValue('leeds');
    const name = await lookups.school.inputValue();
    await expect(lookups.field('schoolId')).not.toHaveValue('');
    await expect(lookups.field('schoolUkprn')).toHaveValue(/^\d{8}$/);
    const share = lookups.form.getByRole('group', { name: /^May we share/ });
    await share.getByRole('radio', { name: 'Yes' }).check();
    await lookups.save();
    await lookups.open();
    await expect(lookups.school).toHaveValue(name);
    await expect(lookups.field('schoolUkprn')).toHaveValue(/^\d{8}$/);
  });

  test('[PRF-23] typing another name clears the selected school', async ({
    page,
    applicant,
    scripts,
  }) => {
    await (await applicant('waiting')).signIn();
    const lookups = new Lookups(page, scripts);
    await lookups.open();
    const share = lookups.form.getByText('May we share how your application is going');
    await expect(share).toBeVisible();
    await expect(lookups.field('schoolId')).not.toHaveValue('');
    await lookups.school.fill('A school of no list');
    if (scripts) {
      await expect(share).toBeHidden();
      await expect(lookups.field('schoolId')).toHaveValue('');
    }
    await lookups.save();
    await lookups.open();
    await expect(lookups.school).toHaveValue('A school of no list');
    await expect(lookups.field('schoolId')).toHaveValue('');
    await expect(share).toBeHidden();
  });

  test('[HLP-20] a search without matches and an empty search show the messages from the specification', async ({
    page,
    applicant,
    scripts,
  }) => {
    await (await applicant('waiting')).signIn();
    const lookups = new Lookups(page, scripts);
    await lookups.open();
    await lookups.school.fill('');
    await lookups.button('Find school').click();
    await expect(lookups.form).toContainText('Please start typing for suggestions.');
    await lookups.school.fill('Qqqqqq');
    await lookups.button('Find school').click();
    await expect(lookups.form).toContainText('No school/college found.');
  });

  test('[HLP-21] a typed school name is preserved and can be saved when the lookup is unavailable', async ({
    page,
    applicant,
    scripts,
    allowConsole,
    expectAccessible,
  }) => {
    allowConsole(/status of 502/);
    const { control, signIn } = await applicant('waiting');
    await signIn();
    await control.fault({ api: 'schools', fault: { status: 503 } });
    const lookups = new Lookups(page, scripts);
    await lookups.open();
    await lookups.school.fill('Hill School');
    await lookups.button('Find school').click();
    await expect(lookups.form).toContainText("We couldn't look for schools just now.");
    await expect(lookups.school).toHaveValue('Hill School');
    await expectAccessible();
    await lookups.save();
  });
});

test.describe('phone number check', { tag: '@anywidth' }, () => {
  test('[HLP-7][HLP-8] a number is reported as valid or invalid, and a blank number is not reported', async ({
    page,
    applicant,
    scripts,
    expectAccessible,
  }) => {
    await (await applicant('waiting')).signIn();
    const lookups = new Lookups(page, scripts);
    await lookups.open();
    await lookups.typeNumber('020 7946 0018');
    await expect(lookups.form.getByText('Valid number', { exact: true })).toBeVisible();
    await expectAccessible();
    await lookups.typeNumber('12');
    await expect(lookups.form.getByText('Invalid number', { exact: true })).toBeVisible();
    await expect(lookups.mobile).toHaveValue('12');
    await expectAccessible();
    await lookups.typeNumber('');
    await expect(lookups.form.getByText(/alid number$/)).toHaveCount(0);
  });

  test('[HLP-3][HLP-4] a number from another region is saved with its country code', async ({
    page,
    applicant,
    scripts,
  }) => {
    await (await applicant('waiting')).signIn();
    const lookups = new Lookups(page, scripts);
    await lookups.open();
    await expect(lookups.field('mobileRegion')).toHaveValue('GB');
    await lookups.field('mobileRegion').selectOption('FR');
    await lookups.typeNumber('0612345678');
    await expect(lookups.form.getByText('Valid number', { exact: true })).toBeVisible();
    if (scripts) await lookups.mobile.blur();
    await expect(lookups.mobile).toHaveValue('+33 6 12 34 56 78');
    await expect(lookups.field('mobileRegion')).toHaveValue('FR');
  });

  test('[HLP-21] a typed number is preserved and can be saved when the check is unavailable', async ({
    page,
    applicant,
    scripts,
    allowConsole,
    expectAccessible,
  }) => {
    allowConsole(/status of 502/);
    const { control, signIn } = await applicant('waiting');
    await signIn();
    await control.fault({
      api: 'phone',
      path: '/api/v1/valid-phone-number',
      fault: { status: 500 },
    });
    const lookups = new Lookups(page, scripts);
    await lookups.open();
    await lookups.typeNumber('07700 900 666');
    await expect(lookups.form).toContainText("We couldn't check this number just now.");
    await expectAccessible();
    await lookups.save();
    await lookups.open();
    await expect(lookups.mobile).toHaveValue('07700 900 666');
  });
});

test.describe('lookups by keyboard', { tag: '@anywidth' }, () => {
  // Without scripts, every control is native.
  test(
    'an address can be found, selected and cleared by keyboard, and an open list passes axe',
    { tag: '@scripts' },
    async ({ page, applicant, scripts, expectAccessible }) => {
      await (await applicant('waiting')).signIn();
      const lookups = new Lookups(page, scripts);
      await lookups.open();
      const { addressSearch: search, addresses } = lookups;
      await search.focus();
      // A slow typist first sees the results for part of the text.
      const found = page.waitForResponse(/addresses\?text=LS2(\+|%20)9JT/);
      await page.keyboard.type('LS2 9JT');
      await found;
      await expect(addresses.getByRole('option').first()).toBeVisible();
      await expect(search).toHaveAttribute('aria-expanded', 'true');
      await expectAccessible();

      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowUp');
      const active = addresses.getByRole('option', { selected: true });
      await expect(active).toContainText('14 Ashgrove Terrace');
      await expect(search).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(addresses).toBeHidden();
      await expect(search).toHaveValue('LS2 9JT');

      await page.keyboard.press('ArrowDown');
      await expect(active).toContainText('14 Ashgrove Terrace');
      await page.keyboard.press('Enter');
      await expect(search).toHaveValue(/^14 Ashgrove Terrace/);
      await expect(lookups.field('addressLine1')).toHaveValue('14 Ashgrove Terrace');
      await expect(search).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(lookups.button('Find address')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(lookups.field('addressLine1')).toBeFocused();
    },
  );

  // Without scripts, every control is native.
  test(
    'a school can be found and selected by keyboard',
    { tag: '@scripts' },
    async ({ page, applicant, scripts, expectAccessible }) => {
      await (await applicant('waiting')).signIn();
      const lookups = new Lookups(page, scripts);
      await lookups.open();
      await lookups.school.fill('');
      await page.keyboard.type('leeds');
      await expect(lookups.schools.getByRole('option').first()).toBeVisible();
      await expectAccessible();
      await page.keyboard.press('ArrowUp');
      const active = lookups.schools.getByRole('option', { selected: true });
      await expect(active).toBeInViewport();
      await page.keyboard.press('Home');
      await expect(active).toHaveCount(0);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(lookups.schools).toBeHidden();
      await expect(lookups.field('schoolId')).not.toHaveValue('');
      await expect(lookups.school).toBeFocused();
    },
  );
});

// Without scripts, no request is sent while the user types.
test(
  '[HLP-8][HLP-15][HLP-19] each lookup sends a request only after a pause in typing',
  { tag: ['@scripts', '@anywidth', '@gate'] },
  async ({ page, applicant, scripts }) => {
    await (await applicant('waiting')).signIn();
    const lookups = new Lookups(page, scripts);
    await lookups.open();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const [field, text, pauseMs, path] of [
      [lookups.mobile, '020 7946 0018', 250, '/resources/phone'],
      [lookups.addressSearch, 'LS2 9JT', 400, '/resources/addresses'],
      [lookups.school, 'leeds', 1_000, '/resources/schools'],
    ] as const) {
      await field.fill(`${text}x`);
      await page.clock.runFor(pauseMs - 1);
      await field.fill(text);
      await page.clock.runFor(pauseMs - 1);
      expect(requests).not.toContain(path);
      await page.clock.runFor(1);
      await expect.poll(() => requests.filter((each) => each === path)).toHaveLength(1);
    }
  },
);

// Without scripts, nothing is loaded.
test(
  'the dashboard does not load the scripts of the lookups and the questions',
  { tag: ['@scripts', '@anywidth'] },
  async ({ page, applicant }) => {
    await (await applicant('waiting')).signIn();
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    const hub = new HubPage(page);
    await hub.open();
    await hub.hydrated();
    const scriptsOfPage = await Promise.all(
      responses
        .map((response) => ({ response, path: new URL(response.url()).pathname }))
        .filter(({ path }) => path.endsWith('.js'))
        .map(async ({ response, path }) => ({ path, text: await response.text() })),
    );
    expect(scriptsOfPage).not.toEqual([]);
    // File names do not show the files' content, so the test searches for a country name and for a
    // lookup's field name.
    const heavy = /Afghanistan|mobileRegion/;
    expect(scriptsOfPage.flatMap(({ path, text }) => (heavy.test(text) ? [path] : []))).toEqual([]);
  },
);
