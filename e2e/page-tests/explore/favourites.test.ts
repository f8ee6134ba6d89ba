import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { applicant } from '../support/applicant.ts';
import { tile, tiles } from '../support/hub.ts';
import type { Page } from '../support/page.ts';
import { textOf } from '../support/text.ts';

const widgetOf = (page: Page) => page.part('[data-widget="Favourites"]');

/** The target of the link to all favourites. */
const manageOf = (page: Page) =>
  within(widgetOf(page))
    .getAllByRole('link', { name: 'Manage favourites' })[0]
    ?.getAttribute('href');

describe('the favourites widget', () => {
  test('without scripts the tabs are plain links', async () => {
    const { open } = await applicant('waiting');
    const widget = within(widgetOf(await open('/dashboard?favourites=courses')));
    expect(widget.queryAllByRole('tab')).toEqual([]);
    const courses = widget.getByRole('link', { name: /^Courses/ });
    expect(courses.getAttribute('aria-current')).toBe('page');
  });

  test('[FAV-5][FAV-8] an empty tab explains what to do, and still links to managing favourites', async () => {
    const { control, open } = await applicant('start');
    await control.user({
      favourites: { courses: [], unis: [], subjects: [], locations: [], filters: [], pages: [] },
    });
    for (const tab of ['top5', 'courses', 'unis', 'locations', 'subjects', 'pages']) {
      const page = await open(`/dashboard?favourites=${tab}`);
      expect(widgetOf(page).dataset['state'], tab).toBe('empty');
      const widget = within(widgetOf(page));
      widget.getByRole('heading', { name: 'Build your shortlist' });
      widget.getByRole('link', { name: 'Choose some favourites' });
      expect(manageOf(page)).toBe('/explore/favourites');
    }
  });

  test('[FAV-5] the widget links to managing favourites even if the favourites fail to load', async () => {
    const { control, open } = await applicant('waiting');
    const path = '/api/v1/hub/favourites';
    await control.fault({ api: 'identity', path, fault: { status: 503 } });
    const page = await open('/dashboard?favourites=courses');
    expect(widgetOf(page).dataset['state']).toBe('error');
    expect(manageOf(page)).toBe('/explore/favourites');
  });

  test('[FAV-9] a card shows the details of its course', async () => {
    const { open } = await applicant('waiting');
    const cards = [...widgetOf(await open('/dashboard')).querySelectorAll<HTMLElement>('li')];
    const card = cards.find((one) => textOf(one).includes('Lancaster University'))!;
    within(card).getByRole('heading', { name: 'Psychology' });
    const texts = (selector: string) => Array.from(card.querySelectorAll(selector), textOf);
    expect(texts('p').filter((text) => /\w+ .*\.$/.test(text))).not.toEqual([]);
    const facts = ['Start date', 'Duration', 'Qualification', 'Study mode', 'Tariff points'];
    expect(texts('dt')).toEqual(facts);
    expect(texts('dd')).toEqual([
      expect.stringMatching(/^\w+ \d{4}$/),
      expect.stringMatching(/year/),
      expect.stringMatching(/^B/),
      expect.stringMatching(/time/),
      expect.stringMatching(/^\d+( to \d+)?$|^Not used$/),
    ]);
  });

  test('[FAV-10][SH-10] clearing mode hides the favourites widget', async () => {
    const { control, open } = await applicant('clearing');
    widgetOf(await open('/dashboard'));
    await control.pageState({ applyMode: { ug: 'clearing' } });
    const page = await open('/dashboard');
    expect(page.parts('[data-widget="Favourites"]')).toEqual([]);
  });

  test('[FAV-35][FAV-37] items that fail to load are reported, and the rest of the widget works', async () => {
    const { control, open } = await applicant('start');
    // No other test uses these favourites, so they are not cached.
    await control.user({
      favourites: { unis: [{ providerId: '90000001' }], pages: [{ id: '90001' }] },
    });
    await control.fault({ api: 'courses', fault: { status: 503, body: '{"message":"Not now"}' } });
    await control.fault({ api: 'content', path: '/graphql', fault: { status: 503, body: '{}' } });
    const unis = widgetOf(await open('/dashboard?favourites=unis'));
    expect(textOf(unis)).toContain('There has been a problem fetching unis. (Not now - 503)');
    expect(unis.dataset['state']).toBe('error');
    const page = await open('/dashboard?favourites=pages');
    expect(textOf(widgetOf(page))).toContain(
      'There has been a problem fetching pages. (The service could not answer. - 503)',
    );
    expect(tiles(page)).toHaveLength(1);
  });
});

test('[EXT-37] favourites and the shortlist show which courses the saved points are enough for', async () => {
  const { open } = await applicant('waiting');
  const page = await open('/explore/favourites');
  const check = /^(Enough points|Above its range|\d+ points? short)$/;
  page.getByText(/Your saved grades are worth \d+ Tariff points\./);
  expect(page.parts('[data-column="points"] *').map(textOf).join('\n')).toMatch(
    new RegExp(check, 'm'),
  );
  const shortlist = within(page.getByRole('region', { name: 'Your shortlist' }));
  expect(shortlist.queryAllByText(check)).not.toEqual([]);
  const tariff = await page.follow(page.getByRole('link', { name: 'Try other grades' }));
  expect(tariff.url.searchParams.get('widget')).toBe('Tariff');
});

test("[FAV-14][HLP-25] the hub shows the applicant's name, initials, year, progress, email and distance from home", async () => {
  const { control, open } = await applicant('waiting');
  await control.user({
    name: 'Zosia',
    lastName: 'Quill',
    avatar: null,
    email: 'zosia.quill@example.com',
    postcode: '',
    profileComplete: 3,
    studyYear: '2027',
    userPostcode: null,
    favourites: { unis: [{ providerId: '10007768' }] },
    settings: [
      { collection: 'dashboardUserData', name: 'Personalisation', data: '{"postcode":null}' },
      { collection: 'dashboardTodo', name: 'options', data: '{"done":true}' },
    ],
  });
  const page = await open('/dashboard?favourites=unis');
  const welcome = textOf(page.part('[data-welcome]'));
  expect(welcome).toContain('Zosia');
  expect(welcome).toContain('ZQ');
  expect(welcome).toContain('in 2027');
  page.getByText('3 out of 6');
  const tab = within(widgetOf(page)).getByRole('link', { name: /^Uni & colleges/ });
  expect(textOf(tab)).toMatch(/(?<!\d)1(?!\d)/);
  expect(page.part('#favourites-map li').textContent).toMatch(/\d+ miles from LE1 3HP/);
  tile(page, 'ug');
  const preferences = await open('/dashboard/preferences');
  expect(textOf(preferences.part('main'))).toContain(
    "You're signed in as zosia.quill@example.com.",
  );
  // The hub has requested this user's account.
  expect(await control.requests('identity')).not.toEqual([]);
});
