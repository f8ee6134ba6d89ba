import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fallbackImage } from './fallback-image.ts';
import { faqMatchLimit, findFaqs } from './find-faqs.ts';
import { forFace } from './for-face.ts';
import { readNext } from './read-next.ts';
import { shortSummary, summaryLimit } from './summary.ts';

fc.configureGlobal({ seed: 20_261_122, numRuns: 300 });

describe('articles to read next', () => {
  it.each([0, 1, 4, 5])(
    '[CON-7] up to five articles (%i) are all shown in their original order',
    (count) => {
      const articles = Array.from({ length: count }, (_, index) => index);
      expect(readNext(articles, 'somebody today')).toEqual(articles);
    },
  );

  it('[CON-6][CON-7] a longer list shows the first two articles and three other articles', () => {
    fc.assert(
      fc.property(fc.integer({ min: 6, max: 40 }), fc.string(), (count, seed) => {
        const articles = Array.from({ length: count }, (_, index) => index);
        const shown = readNext(articles, seed);
        expect(shown).toHaveLength(5);
        expect(shown.slice(0, 2)).toEqual([0, 1]);
        expect(new Set(shown).size).toBe(5);
        expect(readNext(articles, seed)).toEqual(shown);
      }),
    );
  });

  it('[CON-6] the three other articles change every day, and every article is shown at some time', () => {
    const articles = Array.from({ length: 9 }, (_, index) => index);
    const days = Array.from({ length: 60 }, (_, day) => readNext(articles, `someone day ${day}`));
    expect(new Set(days.map(String)).size).toBeGreaterThan(30);
    expect(new Set(days.flat())).toEqual(new Set(articles));
  });
});

describe('a summary', () => {
  const words = (count: number) => 'seven letters and more '.repeat(20).slice(0, count);

  it.each([
    ['', ''],
    [' Short. ', 'Short.'],
    [words(179).trim(), words(179).trim()],
    ['x'.repeat(180), 'x'.repeat(180)],
    ['🎓'.repeat(180), '🎓'.repeat(180)],
    ['x'.repeat(181), `${'x'.repeat(179)}…`],
    [`${'x'.repeat(170)} ${'y'.repeat(20)}`, `${'x'.repeat(170)}…`],
    [`${'x'.repeat(179)} y`, `${'x'.repeat(179)}…`],
    [`${'x'.repeat(100)}, ${'y'.repeat(90)}`, `${'x'.repeat(100)}…`],
  ])('[CON-20] a summary is shortened when it is too long: %s', (text, expected) => {
    expect(shortSummary(text)).toBe(expected);
  });

  it('[CON-20] a summary has at most 180 characters, and its last word is complete', () => {
    fc.assert(
      fc.property(fc.array(fc.lorem({ maxCount: 3 }), { maxLength: 40 }), (parts) => {
        const text = parts.join(' ');
        const short = shortSummary(text);
        expect(Array.from(short).length).toBeLessThanOrEqual(summaryLimit);
        if (!short.endsWith('…')) return;
        const preserved = short.slice(0, -1);
        expect(text.startsWith(preserved)).toBe(true);
        expect(text.charAt(preserved.length)).toMatch(/[\s,;:.–-]/);
      }),
    );
  });
});

describe('fallback picture', () => {
  it('[CON-22] each item without a picture always gets the same picture, and all ten pictures are used', () => {
    const ids = Array.from({ length: 300 }, (_, index) => `/guides/${index}`);
    const numbers = new Set(ids.map(fallbackImage));
    expect([...numbers].sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(ids.map(fallbackImage)).toEqual(ids.map(fallbackImage));
  });
});

describe('a search in the FAQ', () => {
  const faq = (label: string) => ({ label, value: `/faq/${label.length}` });
  const faqs = [
    faq('When is the deadline for medicine?'),
    faq('Can I change my choices after I have sent my application?'),
    faq("Why can't I see my offers?"),
    faq('What is a conditional offer?'),
    faq('How do I reply to an offer?'),
    faq('Can I study at the Café school?'),
  ];

  it.each([
    ['offer', [3, 2, 4]],
    ['OFFERS', [3, 2, 4]],
    ['how do I reply to my offers?', [4]],
    ['reply offer', [4]],
    ['cafe', [5]],
    ['cant see', [2]],
    ['cond', [3]],
    ['deadlines', [0]],
    ['what is a', [3]],
    ['octopus', []],
    ['offer octopus', []],
    ['?', []],
    ['', []],
  ])('a search in the FAQ for %s finds the matching questions', (search, expected) => {
    expect(findFaqs(faqs, search)).toEqual(expected.map((index) => faqs[index]));
  });

  it('a search shows only a few questions, even if many questions match', () => {
    const many = Array.from({ length: 50 }, (_, index) => faq(`Offer number ${index}`));
    expect(findFaqs(many, 'offer')).toHaveLength(faqMatchLimit);
  });
});

describe('content for a face', () => {
  const items = [
    { title: 'For all' },
    { title: 'For those who wait', faces: ['waiting', 'deciding'] },
    { title: 'For nobody yet', faces: ['a face of tomorrow'] },
  ];
  const titlesAt = (face: Parameters<typeof forFace>[1]) =>
    forFace(items, face).map(({ title }) => title);

  it('[EXT-34] a face shows the content for all faces and the content for this face', () => {
    expect(titlesAt('waiting')).toEqual(['For all', 'For those who wait']);
    expect(titlesAt('placed')).toEqual(['For all']);
  });

  it('[EXT-34] all content is shown if the face is unknown', () => {
    expect(titlesAt(null)).toEqual(items.map(({ title }) => title));
  });
});
