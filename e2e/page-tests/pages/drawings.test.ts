import { expect, test } from 'vitest';
import { applicant } from '../support/applicant.ts';

/** Pages with every kind of drawing. */
const paths = [
  '/dashboard',
  '/dashboard?favourites=courses',
  '/dashboard/application',
  '/dashboard/people-like-you?type=a-level&subject=biology&subject=chemistry&subject=mathematics',
  '/dashboard/totum',
  '/explore/favourites/compare',
  '/explore/locations',
];

test('every drawing has a size and a fill, so that it is neither large nor black without styles', async () => {
  const { open } = await applicant('waiting');
  for (const path of paths) {
    const page = await open(path);
    const drawings = page.parts('svg');
    expect(drawings.length).toBeGreaterThan(0);
    const incomplete = drawings.filter((drawing) =>
      ['width', 'height', 'fill'].some((name) => !drawing.hasAttribute(name)),
    );
    expect(incomplete.map(({ outerHTML }) => `${path}: ${outerHTML.slice(0, 200)}`)).toEqual([]);
  }
});
