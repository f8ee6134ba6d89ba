import { expect, it } from 'vitest';
import { LIMIT, relativeCost } from '#src/testing/relative-cost.ts';
import { catalogue } from './catalogue/catalogue.ts';
import { coursesEndpoints } from './routes.ts';

const ids = catalogue()
  .inOrder('course', false)
  .slice(0, 100)
  .map(({ id, options: [option] }) => `${id}:${option.id}`);

const near = { lat: ['52.63'], lng: ['-1.14'] };
const counted = { includeFilters: ['TRUE'] };

it.each<[string, Record<string, string[]>]>([
  ['all courses', {}],
  ['the last page', { offset: ['10000'], sort: ['DESC'], sortBy: ['university'] }],
  ['all courses by distance, with counts', { sortBy: ['distance'], ...counted, ...near }],
  ['search words', { searchText: ['university of science with business'] }],
  ['a letter in most names, with counts', { searchText: ['a'], ...counted }],
  ['one subject', { subjectGuides: ['53'], studyYear: ['2028'] }],
  [
    'filters with counts',
    {
      qualification: ['BA (Hons)', 'BSc (Hons)'],
      region: ['London', 'Scotland', 'Wales'],
      studyMode: ['Part-time'],
      locations: ['London', 'Glasgow', 'Cardiff'],
      ...counted,
    },
  ],
  ['a number', { countOnly: ['TRUE'], scheme: ['undergraduate'] }],
  ['100 ids', { courses: ids, ...near }],
  ['all universities', { output: ['provider'], limit: ['100'], extended: ['TRUE'], ...near }],
])('the API responds quickly to a request for %s', async (_what, query) => {
  const clock = () => new Date('2026-11-21T09:00:00Z');
  const [endpoint] = coursesEndpoints(clock, 'http://127.0.0.1:4000');
  const result = async () => {
    const body = await endpoint?.respond({ params: {}, query, body: '' }, { account: 'start' });
    expect(JSON.stringify(body).length).toBeGreaterThan(10);
  };
  expect(await relativeCost(result)).toBeLessThan(LIMIT);
});
