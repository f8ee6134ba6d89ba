import { describe, expect, it } from 'vitest';
import { outcome, runServices } from '#src/testing/running-services.ts';

const services = runServices();

async function request(query: string, variables?: object) {
  const applicant = await services.applicant('start');
  const parameters = { query, ...(variables && { variables: JSON.stringify(variables) }) };
  const response = await applicant.call(
    `/content/graphql?${new URLSearchParams(parameters).toString()}`,
  );
  return outcome(response);
}

/** Returns the items in the response, whatever the name of the query is. */
async function found(query: string, variables?: object): Promise<Record<string, unknown>[]> {
  const { status, body } = await request(query, variables);
  expect(status, JSON.stringify(body)).toBe(200);
  const [items] = Object.values((body as { data: Record<string, Record<string, unknown>[]> }).data);
  return items ?? [];
}

describe('subject guides', () => {
  it('[FAV-25] the query returns 58 guides, each with a page, a media category and existing pictures', async () => {
    const guides = await found(
      '{ subjectGuides { nid url title field_subject_map field_image field_icon } }',
    );
    expect(guides).toHaveLength(58);
    expect(guides[52]).toEqual({
      nid: '53',
      url: '/ucas/subject-guides/psychology',
      title: 'Psychology',
      field_subject_map: 'Psychology',
      field_image: `${services.url()}/pictures/subjects/53.svg`,
      field_icon: `${services.url()}/pictures/subject-icons/53.svg`,
    });
    for (const name of ['field_image', 'field_icon']) {
      expect((await fetch(String(guides[52]?.[name]))).status).toBe(200);
    }
  });
});

describe('location guides', () => {
  const query =
    '{ locationGuides(limit: 100, status: 1) { nid title summary type provider_count } }';
  const find = async (title: string) =>
    (await found(query)).find((guide) => guide['title'] === title);

  it('[FAV-26] the query returns only published guides', async () => {
    const guides = await found(query);
    expect(guides.length).toBeGreaterThan(70);
    expect(guides.map(({ title }) => title)).not.toContain('Study in Worcester');
    expect(await found('{ locationGuides(limit: 100, status: 0) { title } }')).toEqual([
      { title: 'Study in Worcester' },
    ]);
  });

  it('[FAV-26] the query returns no more guides than requested', async () => {
    expect(await found('{ locationGuides(limit: 3, status: 1) { nid } }')).toEqual([
      { nid: '201' },
      { nid: '202' },
      { nid: '203' },
    ]);
  });

  it('a guide to a country has no type and counts its providers', async () => {
    expect(await find('Study in Wales')).toMatchObject({ type: null, provider_count: 8 });
    expect(await find('Outside of the UK')).toMatchObject({ type: null, provider_count: 0 });
    expect(await find('Study in South West')).toMatchObject({ type: 'region-guide' });
    expect(await find('Study in Leicester')).toMatchObject({
      type: 'city-guide',
      provider_count: 2,
    });
  });

  it('the provider count of England is the sum of its regions', async () => {
    const guides = await found(query);
    const regions = guides.filter(({ type }) => type === 'region-guide');
    const sum = regions.reduce((total, guide) => total + Number(guide['provider_count']), 0);
    expect(regions).toHaveLength(9);
    expect((await find('Study in England'))?.['provider_count']).toBe(sum);
  });

  it('each guide has a unique summary', async () => {
    const summaries = (await found(query)).map(({ summary }) => String(summary));
    expect(new Set(summaries).size).toBe(summaries.length);
    for (const summary of summaries) expect(summary).toMatch(/^[A-Z].{20,100}\.$/);
  });
});

describe('pages', () => {
  const query =
    'query ($nids: [ID!]!) { pages(nids: $nids, limit: 100, status: 1) { nid title url type } }';

  it('[FAV-27] the query returns the published pages in the order of the requested ids', async () => {
    expect(await found(query, { nids: ['137', '999', '114', '101'] })).toEqual([
      {
        nid: '137',
        title: 'How Clearing works',
        url: '/undergraduate/results/clearing',
        type: 'explainer',
      },
      {
        nid: '101',
        title: 'How to write a personal statement',
        url: '/undergraduate/applying/personal-statement',
        type: 'guide',
      },
    ]);
  });
});

describe('an invalid query', () => {
  it.each([
    ['an unknown field', '{ pages(nids: []) { nid colour } }', 'Cannot query field "colour"'],
    ['an unknown query', '{ events { nid } }', 'Cannot query field "events"'],
    ['an unknown argument', '{ locationGuides(page: 1) { nid } }', 'Unknown argument "page"'],
    ['a missing argument', '{ pages { nid } }', '"nids"'],
    ['a missing variable', 'query ($nids: [ID!]!) { pages(nids: $nids) { nid } }', '"$nids"'],
    [
      'a limit that is too high',
      '{ locationGuides(limit: 101) { nid } }',
      '"limit" must be 1 to 100',
    ],
    ['a limit that is too low', '{ locationGuides(limit: 0) { nid } }', '"limit" must be 1 to 100'],
    ['an unknown status', '{ locationGuides(status: 2) { nid } }', '"status" must be 0 or 1'],
    ['invalid syntax', '{ pages(', 'Syntax Error'],
    ['an empty query', '', 'Syntax Error'],
  ])('an invalid query returns 400 with the reason: %s', async (_, query, message) => {
    expect(await request(query)).toEqual({
      status: 400,
      body: { code: 'invalidQuery', message: expect.stringContaining(message) as string },
    });
  });

  it.each(['[]', '"a"', 'null', '{'])(
    'a query with the variables %s returns 400',
    async (variables) => {
      const applicant = await services.applicant('start');
      const query = encodeURIComponent('{ subjectGuides { nid } }');
      const response = await applicant.call(
        `/content/graphql?query=${query}&variables=${variables}`,
      );
      expect(await outcome(response)).toEqual({
        status: 400,
        body: { code: 'invalidParameter', message: 'parameter "variables": not a JSON object' },
      });
    },
  );
});
