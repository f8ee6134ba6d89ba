import { expect, test } from '../../fixtures/test.ts';
import { holdNextChange, holdNextRefresh, refreshed } from '../../fixtures/refresh.ts';
import { FavouritesPanel } from '../../pages/favourites-panel.ts';
import { HubPage } from '../../pages/hub-page.ts';
import { lastChange } from '../../pages/notice.ts';

test.describe('changing favourites', { tag: '@anywidth' }, () => {
  test('a removed favourite can be restored', async ({
    page,
    applicant,
    scripts,
    expectAccessible,
  }) => {
    await (await applicant('waiting')).signIn();
    const panel = new FavouritesPanel(page);
    await panel.open('unis');
    if (scripts) await panel.hydrated();
    await panel
      .card('Lancaster University')
      .getByRole('button', { name: /^In favourites/ })
      .click();
    await expect(panel.notice).toContainText('Removed Lancaster University from your favourites.');
    await expect(panel.card('Lancaster University')).toHaveCount(0);
    // The pressed button has disappeared, so a keyboard user's focus moves to the notice.
    if (scripts) await expect(panel.notice).toBeFocused();
    await expectAccessible();

    await panel.notice.getByRole('button', { name: 'Undo' }).click();
    await expect(panel.notice).toContainText('Your change is undone.');
    await expect(panel.card('Lancaster University')).toHaveCount(1);
  });

  test(
    'a notice that only confirms a change links to the next step and closes automatically, but not while the mouse pointer is over it',
    { tag: '@scripts' },
    async ({ page, applicant }) => {
      await (await applicant('waiting')).signIn();
      await page.clock.install();
      await page.goto('/coursedisplay/results?SearchText=law');
      await new HubPage(page).hydrated();
      const notice = lastChange(page);
      const save = page.getByRole('button', { name: /^Add to favourites/ }).first();
      await save.click();
      await expect(notice).toContainText('to your favourites.');
      const next = notice.getByRole('link', { name: 'Compare courses' });
      await next.hover();
      await page.clock.runFor(20_000);
      await expect(next).toBeVisible();
      await page.mouse.move(0, 0);
      await page.clock.runFor(6_000);
      await expect(notice).toBeEmpty();
    },
  );

  test('[FAV-12] buttons change the order of the shortlist', async ({ page, applicant }) => {
    await (await applicant('waiting')).signIn();
    const panel = new FavouritesPanel(page);
    await panel.open();
    const unis = panel.root.locator('[data-course]');
    const order = () =>
      unis.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-course')));
    const before = await order();
    expect(before.length).toBeGreaterThanOrEqual(2);
    await unis
      .first()
      .getByRole('button', { name: /Move down/ })
      .click();
    await expect(panel.notice).toContainText('is now number 2');
    await expect.poll(order).toEqual([before[1], before[0], ...before.slice(2)]);
    await unis
      .first()
      .getByRole('button', { name: /Take off shortlist/ })
      .click();
    await expect.poll(order).toEqual([before[0], ...before.slice(2)]);
    await panel.notice.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(order).toEqual([before[1], before[0], ...before.slice(2)]);
  });

  test(
    '[EXT-14] a course moves each time the same key is pressed, and the focus follows the course',
    { tag: '@scripts' },
    async ({ page, applicant }) => {
      await (await applicant('heavy')).signIn();
      await page.goto('/explore/favourites');
      await new HubPage(page).hydrated();
      const shortlist = page.getByRole('region', { name: 'Your shortlist' });
      const courses = () =>
        shortlist
          .locator('li strong, li a')
          .evaluateAll((links) => links.map((link) => link.textContent));
      const down = shortlist.getByRole('button', { name: /^Move down/ });
      const name = String(await down.first().textContent());
      const [first, ...others] = await courses();
      expect(others.length).toBeGreaterThanOrEqual(2);
      await down.first().focus();
      for (let place = 1; place <= others.length; place += 1) {
        await page.keyboard.press('Enter');
        await expect
          .poll(courses)
          .toEqual([...others.slice(0, place), first, ...others.slice(place)]);
        await expect(shortlist.locator('button', { hasText: name })).toBeFocused();
      }
      await page.keyboard.press('Enter');
      await expect(shortlist.locator('button', { hasText: name })).toBeFocused();
      await expect(page.locator(':focus')).toHaveAccessibleDescription('Already last');
      expect(await courses()).toEqual([...others, first]);
    },
  );

  test('[FAV-39] a failed change is undone and reported', async ({
    page,
    applicant,
    allowConsole,
    scripts,
    expectAccessible,
  }) => {
    allowConsole(/status of 50/);
    const { control, signIn } = await applicant('waiting');
    await signIn();
    const panel = new FavouritesPanel(page);
    await panel.open('unis');
    if (scripts) await panel.hydrated();
    await control.fault({
      api: 'identity',
      method: 'DELETE',
      fault: { status: 500, body: '{"message":"It broke"}' },
    });
    const send = scripts ? await holdNextChange(page, '/resources/favourites') : null;
    const card = panel.card('Lancaster University');
    await card.getByRole('button', { name: /^In favourites/ }).click();
    if (scripts)
      await expect(card.getByRole('button', { name: /Add to favourites/ })).toBeVisible();
    send?.();
    await expect(panel.notice).toContainText("Your change wasn't saved.");
    await expect(panel.notice).toContainText('(It broke - 500)');
    await expect(card.getByRole('button', { name: /^In favourites/ })).toBeVisible();
    await expectAccessible();
  });

  // Without scripts, the browser shows the response.
  test(
    '[FAV-39] an invalid response from the hub changes nothing',
    { tag: '@scripts' },
    async ({ page, applicant, allowConsole }) => {
      allowConsole(/status of 502/);
      const { control, signIn } = await applicant('waiting');
      await signIn();
      const panel = new FavouritesPanel(page);
      await panel.open('unis');
      await panel.hydrated();
      await page.route('**/resources/favourites', (route) => route.fulfill({ status: 502 }));
      const card = panel.card('Lancaster University');
      await card.getByRole('button', { name: /^In favourites/ }).click();
      await expect(panel.notice).toContainText("Your change wasn't saved");
      await expect(card.getByRole('button', { name: /^In favourites/ })).toBeVisible();
      const writes = (await control.requests('identity')).filter(({ method }) => method !== 'GET');
      expect(writes).toEqual([]);
    },
  );

  test('a button shows the correct state after a change and its undo', async ({
    page,
    applicant,
    scripts,
  }) => {
    await (await applicant('start')).signIn();
    await page.goto('/explore/unis?letter=K');
    if (scripts) await new HubPage(page).hydrated();
    const { notice } = new FavouritesPanel(page);
    const card = page.getByRole('listitem').filter({ hasText: 'Keele University' });
    await card.getByRole('button', { name: /^Add to favourites/ }).click();
    await expect(notice).toContainText('Added Keele University');
    await card.getByRole('button', { name: /^In favourites/ }).click();
    await expect(notice).toContainText('Removed Keele University');
    await notice.getByRole('button', { name: 'Undo' }).click();
    await expect(notice).toContainText('Your change is undone.');
    await expect(card.getByRole('button', { name: /^In favourites/ })).toBeVisible();
  });

  test(
    'a button shows the correct state when a change is undone before the page is refreshed',
    { tag: ['@scripts', '@anywidth'] },
    async ({ page, applicant }) => {
      await (await applicant('start')).signIn();
      await page.goto('/explore/unis?letter=K');
      await new HubPage(page).hydrated();
      const { notice } = new FavouritesPanel(page);
      const card = page.getByRole('listitem').filter({ hasText: 'Keele University' });
      const isKnown = refreshed(page);
      await card.getByRole('button', { name: /^Add to favourites/ }).click();
      await isKnown;
      await expect(notice).toContainText('Added Keele University');
      await holdNextRefresh(page);
      await card.getByRole('button', { name: /^In favourites/ }).click();
      await expect(notice).toContainText('Removed Keele University');
      await notice.getByRole('button', { name: 'Undo' }).click();
      await expect(notice).toContainText('Your change is undone.');
      await expect(card.getByRole('button', { name: /^In favourites/ })).toBeVisible();
    },
  );

  test(
    'a button preserves its pressed state while another change refreshes the page',
    { tag: ['@scripts', '@anywidth'] },
    async ({ page, applicant }) => {
      await (await applicant('start')).signIn();
      await page.goto('/explore/unis?letter=K');
      await new HubPage(page).hydrated();
      const card = (name: string) => page.getByRole('listitem').filter({ hasText: name });
      const add = (name: string) =>
        card(name)
          .getByRole('button', { name: /^Add to favourites/ })
          .click();
      const send = await holdNextChange(page, '/resources/favourites');
      await add('Keele University');
      const isVisible = refreshed(page);
      await add('Kingston');
      await isVisible;
      await expect(card('Kingston').getByRole('button', { name: /^In favourites/ })).toBeVisible();
      const pressed = card('Keele University').getByRole('button', { name: /^In favourites/ });
      await expect(pressed).toBeVisible();
      send();
      await expect(new FavouritesPanel(page).notice).toContainText('Added Keele University');
      await expect(pressed).toBeVisible();
    },
  );

  test(
    'if a favourite button is pressed again while the first change is being saved, the last change decides',
    { tag: ['@scripts', '@gate'] },
    async ({ page, applicant }) => {
      await (await applicant('start')).signIn();
      await page.goto('/explore/unis?letter=K');
      await new HubPage(page).hydrated();
      const send = await holdNextChange(page, '/resources/favourites');
      const add = page.getByRole('button', { name: /^Add to favourites/ }).first();
      const remove = page.getByRole('button', { name: /^In favourites/ });
      const before = await remove.count();
      await add.click();
      await expect(remove).toHaveCount(before + 1);
      await remove.first().click();
      await expect(remove).toHaveCount(before);
      send();
      await expect(new FavouritesPanel(page).notice).toContainText('Removed');
      await expect(remove).toHaveCount(before);
      await page.goto('/explore/unis?letter=K');
      await expect(remove).toHaveCount(before);
    },
  );

  test('a change sent after the session is lost is reported, and can be repeated', async ({
    page,
    applicant,
    context,
  }) => {
    const { signIn } = await applicant('waiting');
    await signIn();
    await page.goto('/explore/unis?letter=K');
    const card = page.getByRole('listitem').filter({ hasText: 'Keele University' });
    const cookies = await context.cookies();
    await context.clearCookies({ name: 'hub' });
    expect((await context.cookies()).length).toBeLessThan(cookies.length);
    await card.getByRole('button', { name: /^Add to favourites/ }).click();
    await expect(page).toHaveURL(/\/explore\/unis\?letter=K/);
    await expect(new FavouritesPanel(page).notice).toContainText('you had to sign in again');
    await card.getByRole('button', { name: /^Add to favourites/ }).click();
    await expect(new FavouritesPanel(page).notice).toContainText('Added Keele University');
  });

  // Without scripts, the browser itself reports a missing connection.
  test(
    '[FAV-39] a lost connection removes no favourite',
    { tag: '@scripts' },
    async ({ page, context, applicant, allowConsole }) => {
      allowConsole(/ERR_INTERNET_DISCONNECTED/);
      await (await applicant('waiting')).signIn();
      const panel = new FavouritesPanel(page);
      await panel.open('unis');
      await panel.hydrated();
      await context.setOffline(true);
      const card = panel.card('Lancaster University');
      await card.getByRole('button', { name: /^In favourites/ }).click();
      await expect(panel.notice).toContainText('there is no connection');
      await expect(card.getByRole('button', { name: /^In favourites/ })).toBeVisible();
      await context.setOffline(false);
      await card.getByRole('button', { name: /^In favourites/ }).click();
      await expect(card).toHaveCount(0);
    },
  );

  test('[FAV-40] fifty simultaneous changes produce the requested favourites', async ({
    page,
    applicant,
  }) => {
    const { control, signIn } = await applicant('start');
    await control.user({ favourites: { unis: [] } });
    await signIn();
    await page.goto('/dashboard?favourites=unis');
    const csrf = await page.locator('input[name="csrf"]').first().inputValue();
    const change = (intent: 'add' | 'remove', id: string) =>
      page.request.post('/resources/favourites', {
        form: { csrf, intent, kind: 'unis', id, redirectTo: '/dashboard' },
        headers: { Origin: new URL(page.url()).origin },
        maxRedirects: 0,
      });
    const numbers = Array.from({ length: 25 }, (_, index) => String(10_000_000 + index));
    const answers = await Promise.all(
      numbers.flatMap((id) => [change('add', id), change('add', id)]),
    );
    expect(answers.map((response) => response.status())).toEqual(Array(50).fill(303));
    await Promise.all(
      numbers.flatMap((id, index) =>
        index % 2 === 0 ? [change('remove', id), change('remove', id)] : [],
      ),
    );
    await page.goto('/dashboard?favourites=unis');
    await expect(new FavouritesPanel(page).tab('Uni & colleges')).toContainText(/(?<!\d)12(?!\d)/);
  });
});
