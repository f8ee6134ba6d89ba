import { describe, expect, it } from 'vitest';
import { calendarAt } from '#src/clock/calendar.ts';
import { personas } from '#src/personas/personas.ts';
import { providers as chosen } from '#src/personas/providers.ts';
import { providers, providersById } from '../providers/providers.ts';
import { subjects } from '../subjects/subjects.ts';
import { catalogue } from './catalogue.ts';

const all = catalogue().inOrder('course', false);

describe('the catalogue', () => {
  it('the catalogue has at least 10,000 courses at 160 universities in all subjects', () => {
    expect(all.length).toBeGreaterThanOrEqual(10_000);
    expect(providers.length).toBeGreaterThanOrEqual(160);
    expect(subjects).toHaveLength(58);
    for (const { providerId, name } of providers) {
      expect(catalogue().of(providerId).length, name).toBeGreaterThan(0);
    }
    const taught = new Set(all.flatMap((course) => course.subjects));
    expect(taught.size).toBe(58);
  });

  it('every id is unique, and every code is unique within a university', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const options = all.flatMap((course) => course.options.map(({ id }) => id));
    expect(new Set(options).size).toBe(options.length);
    const codes = all.map(({ code, provider }) => `${provider.providerId} ${code}`);
    expect(new Set(codes).size).toBe(all.length);
    expect(new Set(providers.map(({ code }) => code)).size).toBe(providers.length);
    expect(providersById.size).toBe(providers.length);
  });

  it('ids fit into paths and codes have the usual format', () => {
    // One assertion for all courses, because separate assertions for thousands of courses take
    // seconds.
    const isUsual = ({ id, code, options }: (typeof all)[number]) =>
      /^[a-z0-9-]{5,60}$/.test(id) &&
      /^[A-Z]\d{3}$/.test(code) &&
      options.every((option) => ['ft', 'pt', 'sw'].some((end) => option.id === `${id}-${end}`));
    expect(all.filter((course) => !isUsual(course))).toEqual([]);
  });

  it('Tariff points are in steps of 8 from 48 to 168', () => {
    const ranges = all.flatMap(({ points }) => points ?? []);
    expect(ranges.length).toBeGreaterThan(all.length / 2);
    for (const { min, max } of ranges) {
      expect([min % 8, max % 8]).toEqual([0, 0]);
      expect(min).toBeGreaterThanOrEqual(48);
      expect(max).toBeGreaterThanOrEqual(min);
      expect(max).toBeLessThanOrEqual(168);
    }
  });

  it.each([
    ['e14-english-literature', 'Full-time', '3 years'],
    ['g28-politics', 'Full-time', '4 years'],
    ['e14-environmental-sciences-msc', 'Full-time', '1 year'],
    ['b32-pgce-secondary-mathematics', 'Full-time', '1 year'],
    ['r57-music-performance', 'Full-time', '4 years'],
  ])('the duration of %s, %s, is %s', (id, studyMode, duration) => {
    expect(catalogue().find(id)?.options[0]).toMatchObject({ studyMode, duration });
  });

  it('a placement adds a year and part-time study doubles the duration', () => {
    const years = (duration: string) => Number.parseInt(duration, 10);
    const several = all.filter(({ options }) => options.length > 1);
    expect(several.length).toBeGreaterThan(1_000);
    for (const { options } of several) {
      const [first, ...others] = options;
      for (const other of others) {
        const expected =
          other.studyMode === 'Sandwich' ? years(first.duration) + 1 : years(first.duration) * 2;
        expect(years(other.duration)).toBe(expected);
      }
    }
  });
});

describe('the favourites of the personas', () => {
  const records = personas.map(({ id, record }) => ({
    id,
    ...record(calendarAt(new Date('2026-11-21T09:00:00Z'))),
  }));

  it('the favourite courses and universities of the personas exist in the catalogue', () => {
    const unknown = records.flatMap(({ id, favourites: { courses = [], unis = [] } }) =>
      [...courses, ...(id === 'heavy' ? [] : unis)]
        .filter((item) => !exists(item))
        .map((item) => `${id}: ${JSON.stringify(item)}`),
    );
    expect(unknown).toEqual([]);
  });

  const exists = (item: object): boolean => {
    if ('providerId' in item) return providersById.has(String(item.providerId));
    const { courseId, courseOptionId } = item as { courseId: string; courseOptionId: string };
    const options = catalogue().find(courseId)?.options ?? [];
    return options.some(({ id }) => id === courseOptionId);
  };

  it('the persona with the most favourites has 500 courses and every university', () => {
    const heavy = records.find(({ id }) => id === 'heavy');
    const courses = heavy?.favourites.courses ?? [];
    expect(new Set(courses.map((item) => JSON.stringify(item))).size).toBe(500);
    const unis = heavy?.favourites.unis ?? [];
    expect(unis.filter(exists)).toHaveLength(providers.length);
  });

  it('the favourites and the applications of a persona use the same university names', () => {
    for (const [code, { providerId, name }] of Object.entries(chosen)) {
      expect(providersById.get(providerId)).toMatchObject({ code, name });
    }
  });
});
