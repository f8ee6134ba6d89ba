import { describe, expect, it } from 'vitest';
import { sampleCourse, sampleUni } from '#app/features/catalogue/testing/samples.ts';
import { leicester } from '#app/platform/request/testing/fake-call.ts';
import { arrange, PAGE_SIZE, type Arrangement } from './arrange.server.ts';
import { courseEntry, locationEntry, uniEntry, unknownEntry, type Entry } from './entries.ts';

const around = { home: leicester, backUrl: null, points: { kind: 'none' } } as const;

interface Facts {
  title: string;
  university?: string;
  studyMode?: string;
  min?: number | null;
  start?: string;
  slot?: 1 | 2;
  lat?: number | null;
}

/** A favourite course whose id is its title. */
function course({ title, university = 'Leicester', studyMode = 'Full-time', ...facts }: Facts) {
  const [option] = sampleCourse().options;
  const { min = 100, start = '2027-09-20', slot = null, lat = 53 } = facts;
  const ref = { courseId: title, courseOptionId: 'ft', academicYearId: '2027' };
  const known = sampleCourse({
    ...ref,
    course: title,
    university,
    latlon: lat === null ? null : { lat, lng: -1 },
    options: [
      {
        ...option,
        studyMode,
        startDate: start,
        ucasPoints: min === null ? null : { min, max: min + 20 },
      },
    ],
  });
  return courseEntry(ref, known, slot, around);
}

const gone = unknownEntry(
  'courses',
  { courseId: 'gone', courseOptionId: 'ft', academicYearId: '2027' },
  {},
);

const entries: Entry[] = [
  course({ title: 'law', university: 'Bath Spa', min: 96, start: '2027-09-27', lat: 54 }),
  gone,
  course({ title: 'Écology', university: 'Keele', min: null, slot: 2, lat: null }),
  course({ title: 'Zoology', studyMode: 'Part-time', min: 128, slot: 1, lat: 52.7 }),
  course({ title: 'Drama', university: 'Bath Spa', min: 8, start: '2028-01-10', lat: 53 }),
];

const all: Arrangement = {
  kind: 'courses',
  search: '',
  qualification: null,
  studyMode: null,
  sort: null,
  page: 1,
};

const idOf = ({ ref }: Entry) => ('courseId' in ref ? ref.courseId : ref.id);
const titles = (change: Partial<Arrangement>, rows = entries) =>
  arrange(rows, { ...all, ...change }).matching.map(idOf);

describe('sorting', () => {
  it.each([
    [
      'title',
      ['Drama', 'Écology', 'law', 'Zoology', 'gone'],
      ['Zoology', 'law', 'Écology', 'Drama', 'gone'],
    ],
    [
      'university',
      ['law', 'Drama', 'Écology', 'Zoology', 'gone'],
      ['Zoology', 'Écology', 'law', 'Drama', 'gone'],
    ],
    [
      'points',
      ['Drama', 'law', 'Zoology', 'gone', 'Écology'],
      ['Zoology', 'law', 'Drama', 'gone', 'Écology'],
    ],
    [
      'distance',
      ['Zoology', 'Drama', 'law', 'gone', 'Écology'],
      ['law', 'Drama', 'Zoology', 'gone', 'Écology'],
    ],
    [
      'start',
      ['Écology', 'Zoology', 'law', 'Drama', 'gone'],
      ['Drama', 'law', 'Écology', 'Zoology', 'gone'],
    ],
    [
      'shortlist',
      ['Zoology', 'Écology', 'law', 'gone', 'Drama'],
      ['Écology', 'Zoology', 'law', 'gone', 'Drama'],
    ],
  ] as const)('the list is sorted by %s, and rows without a value are last', (column, up, down) => {
    expect(titles({ sort: { column, descending: false } })).toEqual(up);
    expect(titles({ sort: { column, descending: true } })).toEqual(down);
  });

  it('the list is sorted newest first by default', () => {
    expect(titles({})).toEqual(['law', 'gone', 'Écology', 'Zoology', 'Drama']);
  });

  it('unis are sorted by their sort names, or by rating with the best first', () => {
    const unis = [
      uniEntry(sampleUni({ providerId: 'y', sortName: 'York', tef: 'Silver' }), around),
      uniEntry(sampleUni({ providerId: 'b', sortName: 'Bath', tef: null }), around),
      uniEntry(sampleUni({ providerId: 'l', sortName: 'Leeds', tef: 'Gold' }), around),
    ];
    const by = (column: 'title' | 'tef') =>
      titles({ kind: 'unis', sort: { column, descending: false } }, unis);
    expect(by('title')).toEqual(['b', 'l', 'y']);
    expect(by('tef')).toEqual(['l', 'y', 'b']);
  });

  it('the two kinds of places remain separate when they are sorted', () => {
    const guide = (id: string, title: string) => ({
      id,
      title,
      summary: '',
      url: '/',
      image: null,
      providerCount: 1,
      type: 'city-guide' as const,
      isFilter: false,
    });
    const places = [
      locationEntry('filters', guide('a', 'Anglia')),
      locationEntry('locations', guide('z', 'York')),
      locationEntry('locations', guide('l', 'Leeds')),
    ];
    expect(
      titles({ kind: 'locations', sort: { column: 'title', descending: false } }, places),
    ).toEqual(['l', 'z', 'a']);
  });
});

describe('filtering', () => {
  it.each<[Partial<Arrangement>, string[]]>([
    [{ search: 'ZOO' }, ['Zoology']],
    [{ search: 'ecology' }, ['Écology']],
    [{ search: 'E\u0301cology,' }, ['Écology']],
    [{ search: 'zoo, leicester' }, ['Zoology']],
    [{ search: 'spa bath' }, ['law', 'Drama']],
    [{ search: 'bath zoology' }, []],
    [{ search: 'january 2028' }, ['Drama']],
    [{ studyMode: 'Part-time' }, ['Zoology']],
    [{ qualification: 'BA (Hons)' }, ['law', 'Écology', 'Zoology', 'Drama']],
    [
      { qualification: 'BA (Hons)', studyMode: 'Full-time', search: 'a' },
      ['law', 'Écology', 'Drama'],
    ],
    [{ studyMode: 'part' }, []],
  ])('the filter %o finds the matching rows', (change, expected) => {
    expect(titles(change)).toEqual(expected);
  });
});

describe('paging', () => {
  const many = Array.from({ length: 2 * PAGE_SIZE + 1 }, (_, index) =>
    course({ title: `Course ${index}` }),
  );
  const page = (number: number, rows = many) => arrange(rows, { ...all, page: number });

  it('a page has at most fifty of the matching rows', () => {
    const { matching, shown, pageCount } = page(2);
    expect([matching.length, shown.length, pageCount]).toEqual([101, 50, 3]);
    expect(shown[0] && idOf(shown[0])).toBe('Course 50');
  });

  it('sorting and filtering apply to all pages', () => {
    const { shown } = arrange(many, {
      ...all,
      page: 1,
      sort: { column: 'title', descending: true },
    });
    expect(shown[0] && idOf(shown[0])).toBe('Course 100');
  });

  it('a page number beyond the end selects the last page', () => {
    const last = page(9);
    expect([last.page, last.shown.map(idOf)]).toEqual([3, ['Course 100']]);
  });

  it('an empty list has one page', () => {
    expect(page(1, [])).toEqual({ matching: [], shown: [], page: 1, pageCount: 1 });
  });
});
