import { ControlApi } from '../../fixtures/control-api.ts';
import { urls } from '../../fixtures/stack.ts';
import { expect, test } from '../../fixtures/test.ts';
import { Lookups } from '../../pages/lookups.ts';

// The page lists every country and every phone region, which makes axe slow.
test.describe.configure({ timeout: 90_000 });

/** Changes that clear the saved address. */
const noAddress = { addressLine1: null, addressLine2: null, addressLine3: null };

/** The address service fails for this search text. Each project has its own text. */
const unanswered = (project: string) => `UNANSWERED${project.replace(/\W/g, '').toUpperCase()}`;

test.describe('address lookup', () => {
  test('[HLP-9][HLP-10][PRF-15] an address is found by its postcode, filled in, edited and saved', async ({
    page,
    applicant,
    scripts,
  }) => {
    const { control, signIn } = await applicant('waiting');
    await signIn();
    await control.user(noAddress);
    const lookups = new Lookups(page, scripts);
    await lookups.open();
    await lookups.mobile.fill('07700 900 555');

    await lookups.takeAddress('ls2 9jt', '14 Ashgrove Terrace');
    await expect(page.getByText('Your address is filled in below.')).toBeVisible();
    await expect(lookups.field('addressLine1')).toHaveValue('14 Ashgrove Terrace');
    await expect(lookups.field('addressLine2')).toHaveValue('Leeds');
    await expect(lookups.field('addressLine3')).toHaveValue('West Yorkshire');
    await expect(lookups.field('postcode')).toHaveValue('LS2 9JT');
    await expect(lookups.mobile).toHaveValue('07700 900 555');

    await lookups.field('addressLine2').fill('Headingley, Leeds');
    await lookups.save();
    await lookups.open();
    await expect(lookups.field('addressLine1')).toHaveValue('14 Ashgrove Terrace');
    await expect(lookups.field('addressLine2')).toHaveValue('Headingley, Leeds');
    await expect(lookups.form.getByLabel('Region/County')).toHaveValue('West Yorkshire');
  });

  test(
    '[HLP-16] an address can be typed when the lookup is unavailable',
    { tag: '@anywidth' },
    async ({ page, applicant, scripts, allowConsole, expectAccessible }, { project }) => {
      allowConsole(/status of 502/);
      const text = unanswered(project.name);
      // Requests to the address service do not identify the user, so the fault is limited to a
      // search text.
      const path = `/autocomplete/${text}`;
      await new ControlApi(urls.services).fault({ api: 'address', path, fault: { status: 500 } });
      await (await applicant('waiting')).signIn();
      const lookups = new Lookups(page, scripts);
      await lookups.open();
      await lookups.field('addressLine1').fill('15 Ashgrove Terrace');
      await lookups.addressSearch.fill(text);
      if (!scripts) await lookups.button('Find address').click();
      await expect(lookups.form).toContainText(
        'There has been a problem fetching addresses. Error parsing response.',
      );
      await expect(lookups.addressSearch).toHaveValue(text);
      await expect(lookups.field('addressLine1')).toHaveValue('15 Ashgrove Terrace');
      await expectAccessible();
      await lookups.save();
      await lookups.open();
      await expect(lookups.field('addressLine1')).toHaveValue('15 Ashgrove Terrace');
    },
  );

  test(
    'the page reports an address that is not found, and a search text that is too short',
    { tag: '@anywidth' },
    async ({ page, applicant, scripts }) => {
      await (await applicant('waiting')).signIn();
      const lookups = new Lookups(page, scripts);
      await lookups.open();
      await lookups.addressSearch.fill('ls');
      await lookups.button('Find address').click();
      await expect(lookups.form).toContainText('Type at least 3 letters or digits.');
      await lookups.addressSearch.fill('ZZZZZZ');
      await lookups.button('Find address').click();
      await expect(lookups.form).toContainText('We found no address for that.');
    },
  );

  // With scripts there is no list to submit.
  test(
    'without scripts, an address is used only after it is selected, and Enter saves the form',
    { tag: '@plain' },
    async ({ page, applicant, scripts, expectAccessible }) => {
      await (await applicant('waiting')).signIn();
      const lookups = new Lookups(page, scripts);
      await lookups.open();
      await lookups.addressSearch.fill('LS2 9JT');
      await lookups.button('Find address').click();
      await expect(lookups.form).toContainText(/\d+ addresses found\./);
      await expectAccessible();
      await lookups.button('Use this address').click();
      await expect(lookups.form).toContainText('Choose an address from the list');
      await lookups.field('addressLine2').press('Enter');
      await expect(page.getByText('Your details have been updated')).toBeVisible();
    },
  );

  // Without scripts, no request is sent while the user types.
  test(
    '[HLP-15] a slow response never replaces a newer response',
    { tag: ['@scripts', '@anywidth'] },
    async ({ page, applicant, scripts }) => {
      await (await applicant('waiting')).signIn();
      const lookups = new Lookups(page, scripts);
      await lookups.open();
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(/resources\/addresses\?text=SE15/, async (route) => {
        await held;
        await route.continue().catch(() => undefined);
      });
      const first = page.waitForRequest(/resources\/addresses\?text=SE15/);
      await lookups.addressSearch.fill('SE15 4QN');
      const aborted = page.waitForEvent('requestfailed');
      await first;
      await lookups.addressSearch.fill('LS2 9JT');
      await aborted;
      await expect(lookups.addresses.getByRole('option').first()).toContainText('LS2 9JT');
      release();
      await expect(lookups.addresses).not.toContainText('SE15');
    },
  );

  // Without scripts, users cannot type while an address loads.
  test(
    'an address that arrives late does not overwrite text typed in the meantime',
    { tag: ['@scripts', '@anywidth'] },
    async ({ page, applicant, scripts }) => {
      const { control, signIn } = await applicant('waiting');
      await signIn();
      await control.user(noAddress);
      const lookups = new Lookups(page, scripts);
      await lookups.open();
      // The request never gets a response: the page has to cancel it.
      await page.route(/resources\/address\?/, () => undefined);
      const request = page.waitForRequest(/resources\/address\?/);
      await lookups.takeAddress('LS2 9JT', '14 Ashgrove Terrace');
      await request;
      const filling = lookups.form.getByText('Filling in your address…');
      await expect(filling).toBeVisible();
      const dropped = page.waitForEvent('requestfailed');
      await lookups.field('addressLine1').fill('The Old Mill');
      await dropped;
      await expect(filling).toBeHidden();
      await expect(lookups.field('addressLine1')).toHaveValue('The Old Mill');
    },
  );
});
