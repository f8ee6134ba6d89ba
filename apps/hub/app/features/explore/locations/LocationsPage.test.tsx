import type { ContentClient } from '@applicant-hub/api-clients';
import type { LocationGuide } from '@applicant-hub/domain';
import { describe, expect, it } from 'vitest';
import {
  failed,
  fakeCall,
  type FakeFavourites,
  ok,
} from '#app/platform/request/testing/fake-call.ts';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import { locationsView, readLocationsQuery } from './locations-view.server.ts';
import { LocationsPage } from './LocationsPage.tsx';

const guide = (title: string, type: LocationGuide['type'], isFilter: boolean): LocationGuide => ({
  id: title.toLowerCase(),
  title,
  summary: `All about ${title}.`,
  url: `https://guides.example/${title}`,
  image: null,
  providerCount: 7,
  type,
  isFilter,
});

const guides = [
  guide('York', 'city-guide', false),
  guide('Bath', 'city-guide', false),
  guide('London', 'region-guide', true),
  guide('England', 'country-guide', false),
  guide('Wales', 'country-guide', true),
];

interface Visit {
  type?: string;
  page?: string;
  locationGuides?: ContentClient['locationGuides'];
  favourites?: FakeFavourites;
}

async function visit({
  type = '',
  page = '',
  locationGuides = () => ok(guides),
  favourites = {},
}: Visit = {}) {
  const call = fakeCall({ content: { locationGuides }, favourites });
  const view = await locationsView(call, readLocationsQuery(new URLSearchParams({ type, page })));
  return renderPage(<LocationsPage {...view} />, '/explore/locations');
}

/** The headings of the groups and the titles of the cards, in order. */
const headings = (html: string) =>
  [...html.matchAll(/<h[23][^>]*>(?:<a[^>]*>)?([^<]+)/g)].map(([, words]) => words);

/** The form of a place's heart button. */
const formOf = (html: string, id: string) =>
  /<form[^>]*>(?:(?!<\/form>).)*/.exec(html.slice(html.indexOf(`guides.example/${id}`)))?.[0] ?? '';

describe('the places', () => {
  it('places are grouped by type, with the largest type first, and sorted from A to Z', async () => {
    expect(headings(await visit())).toEqual([
      'Countries',
      'England',
      'Wales',
      'Regions',
      'London',
      'Towns and cities',
      'Bath',
      'York',
    ]);
  });

  it('places can be limited to a type, and an unknown type is ignored', async () => {
    expect(headings(await visit({ type: 'city-guide' }))).toEqual([
      'Towns and cities',
      'Bath',
      'York',
    ]);
    expect(headings(await visit({ type: 'village' }))).toHaveLength(8);
  });

  it("places that can filter courses become favourites of the kind 'filters'", async () => {
    const html = await visit();
    expect(formOf(html, 'Wales')).toContain('name="kind" value="filters"');
    expect(formOf(html, 'London')).toContain('name="kind" value="filters"');
    expect(formOf(html, 'England')).toContain('name="kind" value="locations"');
    expect(formOf(html, 'Bath')).toContain('name="kind" value="locations"');
  });

  it('a place is marked only if it is among the favourites of its own kind', async () => {
    const html = await visit({
      favourites: { filters: [{ id: 'wales' }, { id: 'bath' }], locations: [{ id: 'york' }] },
    });
    const marked = guides
      .map(({ title }) => title)
      .filter((title) => formOf(html, title).includes('value="remove"'));
    expect(marked).toEqual(['York', 'Wales']);
  });

  it('each place shows its number of unis', async () => {
    expect(await visit()).toContain('>7 unis<');
  });

  describe('a long list', () => {
    const towns = Array.from({ length: 80 }, (_, number) =>
      guide(`Town ${String(number).padStart(2, '0')}`, 'city-guide', false),
    );
    const locationGuides = () => ok([...guides, ...towns]);

    it('the page shows the first places of each type, with a link to all places', async () => {
      const html = await visit({ locationGuides });
      const places = headings(html);
      expect(places.slice(places.indexOf('Towns and cities') + 1)).toEqual([
        'Bath',
        ...['00', '01', '02', '03', '04'].map((number) => `Town ${number}`),
      ]);
      expect(html).toContain('See all 82 towns and cities');
      expect(html).toContain('href="/explore/locations?type=city-guide"');
      expect(html).not.toContain('See all 2 countries');
    });

    it('places of one type are split into pages, and a page number beyond the end shows the last page', async () => {
      const on = async (page: string) =>
        headings(await visit({ locationGuides, type: 'city-guide', page })).slice(1);
      expect(await on('1')).toHaveLength(18);
      expect((await on('2'))[0]).toBe('Town 17');
      expect(await on('9')).toEqual(await on('5'));
      expect((await on('5')).at(-1)).toBe('York');
      expect(await visit({ locationGuides, type: 'city-guide' })).toContain(
        'href="/explore/locations?type=city-guide&amp;page=2"',
      );
    });
  });

  it('an empty list of places shows a message', async () => {
    const html = await visit({ locationGuides: () => ok([]) });
    expect(html).toMatch(/<h2[^>]*>There are no guides to places like these yet<\/h2>/);
    expect(html).toMatch(/<a href="\/explore\/locations"[^>]*>See all places</);
  });

  it.each([
    [
      'without a response',
      () => failed('unavailable', 503),
      'There has been a problem fetching locations. (Back soon - 503)',
    ],
    [
      'with an unreadable response',
      () => failed('badContract', 200),
      'There has been a problem fetching locations. Error parsing response.',
    ],
  ])(
    '[FAV-36] for guides %s, the page shows an error message',
    async (_which, locationGuides, words) => {
      const html = await visit({ locationGuides });
      expect(html).toContain(`>${words}<`);
      expect(html).not.toContain('There are no guides');
    },
  );
});
