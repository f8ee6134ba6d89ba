import { describe, expect, it } from 'vitest';
import { outcome, runServices } from '#src/testing/running-services.ts';
import { subjectGuides } from '../content/subject-guides.ts';
import { barsPublished } from './bars.ts';
import { kinds } from './kinds.ts';

const services = runServices();

const TYPES = '/qualifications/api/v1/qualification-types';

async function request(path: string) {
  const applicant = await services.applicant('waiting');
  return outcome(await applicant.call(TYPES + path));
}

const resultsOf = (type: string, ...subjects: string[]) =>
  request(`/${type}/results?${subjects.map((subject) => `subject=${subject}`).join('&')}`);

interface Results {
  results: { applicants: number; subject: { id: string; name: string } }[];
}

describe('kinds of qualification', () => {
  it('[PLY-17] the kinds of qualification are listed, each with its subjects', async () => {
    const { body } = await request('');
    const { types } = body as { types: { id: string; name: string }[] };
    expect(types.map(({ name }) => name)).toEqual([
      'A level',
      'SQA - Highers',
      'BTEC Extended Diploma',
    ]);
    const answers = await Promise.all(types.map(({ id }) => request(`/${id}/subjects`)));
    const subjects = answers.map((response) => (response.body as { subjects: unknown[] }).subjects);
    expect(subjects.map(({ length }) => length)).toEqual([27, 18, 10]);
    expect(subjects[0]).toContainEqual({ id: 'english-literature', name: 'English literature' });
  });

  it('the subjects of every kind of qualification lead to existing subject guides', () => {
    const titles = subjectGuides.map(({ title }) => title);
    const goals = kinds.flatMap(({ subjects }) =>
      Object.values(subjects).flatMap(({ leadsTo }) => leadsTo),
    );
    expect(goals.filter((goal) => !titles.includes(goal))).toEqual([]);
  });

  it.each(['/gcse/subjects', '/gcse/results?subject=biology', '/%2E%2E/subjects'])(
    'a request for an unknown kind of qualification returns 404: %s',
    async (path) => {
      expect(await request(path)).toMatchObject({ status: 404 });
    },
  );
});

describe('subject guides that applicants applied for', () => {
  it('[PLY-16] the result starts with the most applicants and does not depend on the order of the requested subjects', async () => {
    const response = await resultsOf('a-level', 'mathematics', 'biology', 'chemistry');
    const { results } = response.body as Results;
    expect(results.length).toBeGreaterThan(5);
    expect(results[0]).toEqual({ applicants: 1585, subject: { id: '16', name: 'Chemistry' } });
    const counts = results.map(({ applicants }) => applicants);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect(await resultsOf('a-level', 'chemistry', 'mathematics', 'biology')).toEqual(response);
  });

  it.each([
    ['that very few applicants have', 'a-level', ['film-studies', 'german', 'music']],
    ['that are only some of the subjects of an applicant', 'a-level', ['biology', 'chemistry']],
  ])('the result is empty for subjects %s', async (_, type, subjects) => {
    expect(await resultsOf(type, ...subjects)).toEqual({ status: 200, body: { results: [] } });
  });

  it.each([
    ['no subject', [], 'invalidParameter'],
    ['an empty subject', [''], 'invalidParameter'],
    ['a subject twice', ['biology', 'biology'], 'invalidParameter'],
    [
      'five subjects',
      ['biology', 'chemistry', 'physics', 'mathematics', 'law'],
      'invalidParameter',
    ],
    [
      'a subject of another kind of qualification',
      ['modern-studies', 'biology', 'law'],
      'unknownSubject',
    ],
  ])('the request is refused: %s', async (_, subjects, code) => {
    expect(await resultsOf('a-level', ...subjects)).toMatchObject({ status: 400, body: { code } });
  });

  it('[PLY-13] the published file has the same figures as the API', async () => {
    const applicant = await services.applicant('waiting');
    const response = await applicant.call('/content/sites/default/files/data_ianda_bars.csv');
    expect(response.headers.get('content-type')).toContain('text/csv');
    const [header, ...lines] = (await response.text()).split('\r\n');
    expect(header).toBe('qualification,SUBJ_1,SUBJ_2,SUBJ_3,SUBJ_4,SubjectGuide,n_apps');
    expect(lines.pop()).toBe('');
    expect(lines).toHaveLength(barsPublished().length);
    const { body } = await resultsOf('sqa-highers', 'mathematics', 'english', 'history', 'physics');
    const { results } = body as Results;
    const theirs = 'SQA - Highers,English,History,Mathematics,Physics,';
    expect(
      lines.flatMap((line) => (line.startsWith(theirs) ? line.slice(theirs.length) : [])),
    ).toEqual(
      results.map(({ applicants, subject: { name } }) =>
        [name.includes(',') ? `"${name}"` : name, applicants].join(),
      ),
    );
  });
});
