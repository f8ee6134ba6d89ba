import { describe, expect, it } from 'vitest';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import { failureText } from '#app/features/favourites/failure-text.ts';
import { UnisPage } from './UnisPage.tsx';
import { readUnisQuery, unisPath } from './unis-query.ts';
import type { UniListView, UnisView } from './unis-view.server.ts';

const leicester: UniListView['unis'][number] = {
  id: '10007796',
  name: 'University of Leicester',
  href: '/explore/uni-detail/10007796',
  picture: '/leicester.svg',
  drawing: '00',
  town: 'Leicester',
  distance: 'less than a mile away',
  tef: 'Gold',
  satisfaction: 84,
  isFavourite: false,
};

const page = (address = '', change: Partial<UnisView> = {}, list: Partial<UniListView> = {}) => {
  const query = readUnisQuery(new URLSearchParams(address));
  return renderPage(
    <UnisPage
      query={query}
      home={{ postcode: 'LE1 3HP', isKnown: true }}
      problem={null}
      list={{
        total: 1,
        pageCount: 1,
        first: 1,
        last: 1,
        letters: ['L'],
        unis: [leicester],
        ...list,
      }}
      {...change}
    />,
    unisPath(query),
  );
};

describe('the list of unis', () => {
  it('each uni has a card, a link to its page, and a form to save it as a favourite', async () => {
    const html = await page();
    expect(html).toMatch(/<a href="\/explore\/uni-detail\/10007796"[^>]*>University of Leicester</);
    for (const words of [
      'Leicester, less than a mile away',
      'TEF Gold',
      '84% satisfied students',
    ]) {
      expect(html).toContain(`>${words}<`);
    }
    expect(html).toMatch(/name="kind" value="unis"/);
    expect(html).toMatch(/name="id" value="10007796"/);
    expect(html).toMatch(/name="intent" value="add"/);
    expect(html).toContain('>1 uni<');
  });

  it('favourites are marked', async () => {
    const html = await page('', {}, { unis: [{ ...leicester, isFavourite: true }] });
    expect(html).toMatch(/name="intent" value="remove"/);
  });

  it('unknown facts are left out', async () => {
    const unknown = { ...leicester, distance: null, tef: null, satisfaction: null };
    const html = await page('', {}, { unis: [unknown] });
    expect(html).not.toMatch(/TEF|satisfied|mile away/);
  });

  it('only letters that have unis are links, which preserve the other conditions', async () => {
    const html = await page('country=England&page=2');
    expect(html).toMatch(/href="\/explore\/unis\?letter=L&amp;country=England"/);
    expect(html).not.toContain('letter=A');
    expect(html).toContain('aria-hidden="true">A</li>');
  });

  it('the form shows the conditions of the list', async () => {
    const html = await page('search=arts&country=Wales&sort=distance&letter=L');
    expect(html).toMatch(/name="search"[^>]*value="arts"/);
    expect(html).toMatch(/value="Wales" selected=""/);
    expect(html).toMatch(/value="distance" selected=""/);
    expect(html).toMatch(/type="hidden" name="letter" value="L"/);
  });

  it('a long list has links to its pages', async () => {
    const html = await page(
      'search=uni&page=2',
      {},
      { total: 120, pageCount: 3, first: 49, last: 96 },
    );
    expect(html).toContain('Showing 49 to 96.');
    expect(html).toContain('href="/explore/unis?search=uni#results"');
    expect(html).toContain('href="/explore/unis?search=uni&amp;page=3#results"');
  });

  it('a short list has no page links', async () => {
    expect(await page()).not.toContain('data-component="pagination"');
  });

  it('a list without matches suggests what to do', async () => {
    const html = await page('search=zzz', {}, { total: 0, unis: [], letters: [] });
    expect(html).toMatch(/<h3[^>]*>No universities match<\/h3>/);
    expect(html).toContain('>Try fewer words, or look in all countries.<');
    expect(html).toMatch(/<a href="\/explore\/unis"[^>]*>Clear all</);
  });

  it('a note explains why there are no distances', async () => {
    const html = await page('', { home: { postcode: 'XX1 1XX', isKnown: false } });
    expect(html).toContain('We can&#x27;t find XX1 1XX on the map');
  });

  it('[FAV-35] if the unis are unavailable, the page shows an error message and the search form', async () => {
    const problem = failureText('unis', {
      kind: 'unavailable',
      api: 'courses',
      status: 503,
      message: 'Service unavailable',
      detail: null,
    });
    const html = await page('search=arts', { problem, list: null });
    expect(html).toContain('>There has been a problem fetching unis. (Service unavailable - 503)<');
    expect(html).toMatch(/<a href="\/explore\/unis\?search=arts"[^>]*>Try again</);
    expect(html).toMatch(/name="search"[^>]*value="arts"/);
  });
});
