import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Results } from './Results.tsx';
import { loadedResults, onePage } from './results.fixture.ts';
import { resultsView } from './view.server.ts';

// The button needs a router. It has its own tests.
vi.mock('#app/features/favourites/FavouriteButton.tsx', () => ({
  FavouriteButton: ({ title, isFavourite }: { title: string; isFavourite: boolean }) => (
    <button data-on={isFavourite}>{title}</button>
  ),
}));

const html = (changes: Partial<typeof loadedResults>) =>
  renderToStaticMarkup(<Results view={resultsView({ ...loadedResults, ...changes })} />);

const query = {
  ...loadedResults.query,
  searchText: '"law" & order',
  filters: { ...loadedResults.query.filters, region: ['East of England', 'Wales'] },
};

describe('the results page', () => {
  it('the search form and the sort form are GET forms that are filled in from the address', () => {
    const page = html({ query: { ...query, order: 'start', unis: ['10007789'] } });
    const posts = 'action="/resources/saved-searches"';
    const forms = (page.match(/<form [^>]*>/g) ?? []).filter((form) => !form.includes(posts));
    expect(forms).toHaveLength(2);
    for (const form of forms) {
      expect(form).toContain('method="get"');
      expect(form).toContain('action="/coursedisplay/results"');
    }
    expect(page).toMatch(/<input[^>]* name="SearchText"[^>]* value="&quot;law&quot; &amp; order"/);
    expect(page).toContain('<option value="start" selected="">');
    // A new search preserves the sort order, and a new sort order preserves the search.
    expect(page).toContain('<input type="hidden" name="sort" value="start"/>');
    expect(page).toContain('<input type="hidden" name="region" value="Wales"/>');
    expect(page.match(/<input type="hidden" name="unis" value="10007789"\/>/g)).toHaveLength(2);
  });

  it('checked filters stay checked, and the page shows how many are checked', () => {
    const page = html({ query });
    expect(page).toMatch(/<input[^>]*name="region"[^>]*checked=""[^>]*value="East of England"/);
    expect(page).toMatch(/<input[^>]*name="region"[^>]*checked=""[^>]*value="Wales"/);
    expect(page).toContain('Filters (2 chosen)');
  });

  it('each course has a card and a favourite button', () => {
    const page = html({ favourites: new Set(['c-1']) });
    expect(page).toMatch(/<h1[^>]*>1 course<\/h1>/);
    expect(page.match(/data-course="c-1"/g)).toHaveLength(1);
    expect(page).toContain('data-on="true">English Literature, University of East Anglia<');
    expect(page).not.toContain('data-component="pagination"');
  });

  it.each([
    [{ kind: 'known', points: 104 }, '8 points short', 'Try other grades'],
    [{ kind: 'known', points: 120 }, 'Enough points', 'Try other grades'],
    [{ kind: 'none' }, null, 'Add your grades'],
    [{ kind: 'unknown' }, null, 'Look at your grades'],
  ] as const)(
    '[EXT-37] the points %j are compared with the points of each course',
    (points, tag, link) => {
      const page = html({ points });
      const [, said] = /data-component="tag".*?(\w[\w ]+)<\/span>/.exec(page) ?? [];
      expect(said ?? null).toBe(tag);
      expect(page).toContain(`>${link}</a>`);
      expect(page.includes('“Enough” means')).toBe(tag === 'Enough points');
    },
  );

  it('the page links to the last page of ten thousand courses', () => {
    const page = html({ answer: { ok: true, value: { ...onePage, total: 10_000 } } });
    expect(page).toContain('href="/coursedisplay/results?scheme=undergraduate&amp;page=500"');
  });

  it('an empty page suggests conditions to remove', () => {
    const page = html({
      query,
      answer: { ok: true, value: { ...onePage, total: 0, courses: [] } },
      weaker: [{ without: 'region', query: loadedResults.query, count: 7 }],
    });
    expect(page).toMatch(/<h1[^>]*>No courses match “&quot;law&quot; &amp; order”<\/h1>/);
    expect(page).not.toContain('courses that match');
    expect(page).toContain('Remove a filter or two');
    expect(page).not.toContain('Save this search');
    expect(page).toContain('In any region: 7 courses');
    expect(page).not.toContain('name="sort"');
  });

  it('an empty page of a search by words only does not suggest to remove a filter', () => {
    const page = html({
      query: { ...loadedResults.query, searchText: 'zebu' },
      answer: { ok: true, value: { ...onePage, total: 0, courses: [] } },
    });
    expect(page).not.toContain('Remove a filter');
    expect(page).toContain('Clear all and see every course');
  });

  it('a search at a level without courses suggests another level', () => {
    const page = html({ answer: { ok: true, value: { ...onePage, total: 0, courses: [] } } });
    expect(page).toContain('Choose another level');
  });

  it('if the courses are unavailable, the page has the form, and a link to try again', () => {
    const page = html({
      query,
      answer: {
        ok: false,
        failure: { kind: 'timeout', api: 'courses', status: null, message: 'Late.', detail: null },
      },
    });
    expect(page).toContain('There has been a problem fetching courses. (Late. - timeout)');
    expect(page).toContain('value="&quot;law&quot; &amp; order"');
    expect(page).toMatch(/<input[^>]*name="region"[^>]*checked=""[^>]*value="Wales"/);
    expect(page).toMatch(
      /<a href="\/coursedisplay\/results\?[^"]*region=Wales[^"]*"[^>]*>Try again</,
    );
  });
});
