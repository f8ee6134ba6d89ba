import { expect, phone, test } from '../test.ts';
import { shortlist } from '../pages/shortlist.ts';
import { eventually, type Tab } from '../tab.ts';

const panel = (tab: Tab) => tab.css('[data-widget="Favourites"]');
const notice = (tab: Tab) => tab.role('status', 'Your last change');

test.describe('favourites', () => {
  test('[FAV-2] the tabs show the favourites of each kind', async ({ tab, signIn, scripts }) => {
    await signIn('waiting');
    await panel(tab)
      .css('a, [role="tab"]', /^Uni & colleges/)
      .first()
      .click();
    await eventually(() => panel(tab).css('li h3').texts()).toContain('Lancaster University');
    const current = panel(tab).css('[aria-current="page"], [aria-selected="true"]').first();
    await eventually(() => current.text()).toContain('Uni & colleges');
    if (!scripts) return;
    // Safari does not focus a pressed button.
    await current.focus();
    await tab.window.press('ArrowRight');
    await eventually(() => current.text()).toContain('Locations');
    expect(await current.isFocused()).toBe(true);
  });

  test('[FAV-44] the map shows a marker for the universities', async ({ tab, signIn, scripts }) => {
    await signIn('waiting', '/dashboard?favourites=unis');
    const map = tab.css('#favourites-map');
    await map.heading('Where they are').click();
    if (!scripts) {
      await eventually(() => map.css('[role="group"] a').count()).toBeGreaterThan(0);
      return;
    }
    const marker = map.button(/Lancaster University|University of Leeds/).first();
    await marker.focus();
    await tab.window.press('Enter');
    await eventually(() => map.css('.leaflet-popup a').first().isFocused()).toBe(true);
    await tab.window.press('Escape');
    await eventually(() => map.css('.leaflet-popup').count()).toBe(0);
  });

  test('[FAV-12] a course can be moved in the shortlist, removed and restored', async ({
    tab,
    signIn,
  }) => {
    await signIn('heavy', '/explore/favourites');
    const names = () => shortlist(tab);
    const [first = '', second = '', ...rest] = await names();
    await tab
      .button(/^Move down/)
      .first()
      .click();
    await eventually(names).toEqual([second, first, ...rest]);
    await tab
      .button(/^Take off shortlist/)
      .first()
      .click();
    await eventually(names).toEqual([first, ...rest]);
    await tab.button('Undo').first().click();
    await eventually(names).toEqual([second, first, ...rest]);
  });

  test('a course from a search can be added to the favourites and removed', async ({
    tab,
    signIn,
  }) => {
    await signIn('waiting', '/explore/search');
    await tab.css('input[type="search"]').first().fill('marine biology');
    await tab.window.press('Enter');
    await tab.arrive(/^\/coursedisplay\/results\?/);
    await tab
      .button(/^Add to favourites/)
      .first()
      .click();
    await eventually(() => notice(tab).text()).toMatch(/^Added /);
    await tab
      .button(/^In favourites/)
      .first()
      .click();
    await eventually(() => notice(tab).text()).toMatch(/^Removed /);
  });
});

test.describe('on a phone', () => {
  test.use({ size: phone });

  test('courses are compared side by side, and the page does not scroll sideways', async ({
    tab,
    signIn,
  }) => {
    await signIn('heavy', '/explore/favourites/compare');
    const table = tab.role('region', /courses side by side/);
    await tab
      .link(/^Courses? 3/)
      .first()
      .click();
    await eventually(async () => (await table.css('th[scope="col"]').nth(3).box()).x).toBeLessThan(
      phone.width,
    );
    expect(await tab.overflow()).toBe(0);
  });
});
