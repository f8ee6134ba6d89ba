import { expect, test } from 'vitest';
import { applicant } from '../support/applicant.ts';
import type { Page } from '../support/page.ts';
import { textOf } from '../support/text.ts';

const COURSE = '/coursedisplay/courses/l14-psychology';
const UNI = '/explore/uni-detail/10007768';

/** The places of a page that show a course or a university: a card, a row or a column. */
const places = '[data-course], li, th';

/** The address of an item's picture and its drawing, in each place of a page with a link to it. */
const facesOf = (page: Page, path: string): string[] =>
  page
    .parts('main a')
    .filter((link) => new URL(link.getAttribute('href') ?? '', page.url).pathname === path)
    .flatMap((link) => link.closest(places) ?? [])
    .flatMap((place) => [...place.querySelectorAll('[data-ratio]')])
    .map(faceOf);

const faceOf = (picture: Element): string =>
  `${picture.getAttribute('data-drawing')} ${picture.querySelector('img')?.getAttribute('src')}`;

test('a course has the same picture in every place', async () => {
  const { open } = await applicant('waiting');
  const own = faceOf((await open(COURSE)).parts('main [data-ratio]')[0]!);
  expect(own).toMatch(/^\d\d http.*\/courses\/l14-psychology\.svg$/);
  for (const [path, count] of [
    // The dashboard shows the course twice: in the line of a choice, and on a card.
    ['/dashboard?favourites=courses', 2],
    ['/explore/favourites', 1],
    ['/explore/favourites/compare', 1],
    ['/coursedisplay/results?SearchText=psychology%20lancaster', 1],
  ] as const) {
    const faces = facesOf(await open(path), COURSE);
    expect(faces, path).toEqual(Array.from({ length: count }, () => own));
  }
});

test('a university has the same picture in every list, and the same drawing behind its banner', async () => {
  const { open } = await applicant('waiting');
  const [own] = facesOf(await open('/explore/unis?letter=L'), UNI);
  expect(own).toMatch(/^\d\d http.*\/unis\/10007768\.svg$/);
  expect(facesOf(await open('/dashboard?favourites=unis'), UNI)).toEqual([own]);
  const banner = faceOf((await open(UNI)).parts('main [data-ratio]')[0]!);
  expect(banner.slice(0, 2)).toBe(own?.slice(0, 2));
});

test('[EXT-37] the favourite courses on the dashboard compare their points with the saved points, like the search results', async () => {
  const { open } = await applicant('waiting');
  const checkOn = async (path: string) =>
    /\d+ points? short|Enough points|Above its range/.exec(
      textOf((await open(path)).part('[data-course="l14-psychology"]')),
    )?.[0];
  const check = await checkOn('/coursedisplay/results?SearchText=psychology%20lancaster');
  expect(check).toBeDefined();
  expect(await checkOn('/dashboard?favourites=courses')).toBe(check);
});
