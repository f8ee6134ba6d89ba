import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { applicant } from '../support/applicant.ts';
import type { Page } from '../support/page.ts';
import { textOf } from '../support/text.ts';

describe('the pages with favourites', () => {
  const pages: [path: string, heading: RegExp | string][] = [
    ['/explore/favourites', 'Manage favourites'],
    ['/explore/favourites/compare', 'Compare courses'],
    ['/explore/for-you', 'For you'],
    ['/explore/locations', /./],
    ['/explore/search', /./],
    ['/explore/subjects', /./],
    ['/explore/unis', /./],
    ['/explore/uni-detail/10007768', 'Lancaster University'],
    ['/coursedisplay/results?SearchText=psychology', /courses/],
    ['/coursedisplay/courses/l14-psychology', /Psychology/],
  ];

  test('[SH-25][SH-26][SH-27][SH-28] the pages for finding and managing favourites are part of the hub', async () => {
    const { open } = await applicant('waiting');
    for (const [path, name] of pages) {
      const page = await open(path);
      expect(page.status, path).toBe(200);
      page.getByRole('heading', { level: 1, name });
    }
  });

  test.each(['/explore/search', '/coursedisplay/results?SearchText=zebu'])(
    'the search field of %s suggests subjects',
    async (path) => {
      const { open } = await applicant('waiting');
      const page = await open(path);
      const list = page.part('input[name="SearchText"]').getAttribute('list');
      const options = [...page.part(`datalist#${list}`).children].map(
        (option) => option.textContent,
      );
      expect(options).toContain('Psychology');
    },
  );

  test('[SH-26][SH-27] a request for the page of an unknown university or course returns 404', async () => {
    const { open } = await applicant('start');
    for (const path of ['/explore/uni-detail/1', '/coursedisplay/courses/nothing-such']) {
      const page = await open(path);
      expect(page.status).toBe(404);
      page.getByRole('heading', { level: 1 });
    }
  });

  test('[SH-27] a course page links back to the search, ignores a backUrl to another site, and has an apply link for the selected option', async () => {
    const { open } = await applicant('start');
    const course = (backUrl: string) => {
      const query = new URLSearchParams({ courseOptionId: 'l14-psychology-ft', backUrl });
      return open(`/coursedisplay/courses/l14-psychology?${query.toString()}`);
    };
    const search = '/coursedisplay/results?SearchText=psychology';
    const page = await course(search);
    const wayBack = (shown: Page) =>
      within(shown.getByRole('main')).getAllByRole('link', { name: /back/i })[0]!;
    const { url } = await page.follow(wayBack(page));
    expect(url.pathname + url.search).toBe(search);

    for (const hostile of ['https://evil.example/', '//evil.example', 'javascript:alert(1)']) {
      const back = wayBack(await course(hostile));
      expect(back.getAttribute('href'), hostile).toBe('/coursedisplay/results');
    }
    const [apply] = page.getAllByRole('link', { name: /apply/i });
    expect(apply?.getAttribute('href')).toMatch(
      /coursePrimaryId=l14-psychology&courseOptionId=l14-psychology-ft&scheme=ucas/,
    );
  });

  test('the search results and the unis page report a failing courses API, and the search text is preserved', async () => {
    const { control, open } = await applicant('start');
    await control.fault({ api: 'courses', fault: { status: 503, body: '{"message":"Busy"}' } });
    const results = await open('/coursedisplay/results?SearchText=physics');
    expect(textOf(results.getByRole('main'))).toContain(
      'There has been a problem fetching courses. (Busy - 503)',
    );
    const search = results.getByRole<HTMLInputElement>('combobox', {
      name: 'Course, university or town',
    });
    expect(search.value).toBe('physics');
    const unis = await open('/explore/unis');
    expect(textOf(unis.getByRole('main'))).toContain(
      'There has been a problem fetching unis. (Busy - 503)',
    );
  });

  test('[FAV-38] articles that fail to load are reported, and the rest of the page is shown', async () => {
    const { control, open } = await applicant('start');
    // No other test uses these subjects together, so the articles are not cached.
    await control.user({ favourites: { subjects: [{ id: '58' }, { id: '41' }, { id: '7' }] } });
    await control.fault({ api: 'content', path: '/api/v1/article', fault: { body: '<html>' } });
    const page = await open('/explore/for-you');
    expect(textOf(page.getByRole('main'))).toContain(
      'There has been a problem fetching articles. Error parsing response.',
    );
    expect(page.parts('[data-course]')).not.toEqual([]);
  });
});

describe('from a search to a shortlist', () => {
  const withPoints = [
    '/coursedisplay/results?SearchText=psychology',
    '/coursedisplay/courses/l14-psychology',
    '/explore/for-you',
    '/explore/uni-detail/10007768',
    '/explore/favourites/compare',
  ];

  test('[EXT-37] search results, courses and comparisons show whether the saved points are enough', async () => {
    const { control, open } = await applicant('waiting');
    const check =
      /^(Enough points|Above its range|\d+ points? short|Asks for grades: see entry requirements)$/;
    const mainOf = async (path: string) => within((await open(path)).getByRole('main'));
    for (const path of withPoints) {
      const main = await mainOf(path);
      expect(main.queryAllByText(check), path).not.toEqual([]);
      main.getByText(/Your saved grades are worth \d+ Tariff points\./);
    }
    for (const [data, name] of [
      ['[]', /^Add your grades/],
      ['[{', /^Look at your grades/],
    ] as const) {
      await control.user({ settings: [{ collection: 'dashboardData', name: 'Tariff', data }] });
      for (const path of withPoints) {
        const main = await mainOf(path);
        expect(main.getAllByRole('link', { name }), path).toHaveLength(1);
        expect(main.queryAllByText(check), path).toEqual([]);
      }
    }
  });

  test('the list of favourite courses can be downloaded as a spreadsheet', async () => {
    const { visitor } = await applicant('waiting');
    const file = await visitor.request('/explore/favourites.csv?kind=courses');
    expect(file.headers.get('Content-Type')).toContain('text/csv');
    expect(file.headers.get('Content-Disposition')).toContain('attachment');
    expect(await file.text()).toMatch(/Psychology.*Lancaster University/);
  });
});
