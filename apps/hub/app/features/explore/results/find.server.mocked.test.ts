import type { Failure, Result } from '@applicant-hub/api-clients';
import type { CoursePage, CourseQuery, Subject } from '@applicant-hub/domain';
import { describe, expect, it, vi } from 'vitest';
import * as reference from '#app/features/reference-data/reference.server.ts';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { find } from './find.server.ts';
import { loadedResults, onePage } from './results.fixture.ts';
import type { ResultsQuery } from './query/results-query.server.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';

vi.mock('#app/features/reference-data/reference.server.ts');

const { query: usual, home, subjects } = loadedResults;

const failure = (status: number): Failure => ({
  kind: 'status',
  api: 'courses',
  status,
  message: 'No.',
  detail: null,
});

/** Searches with an API that returns this response. `requests` contains the requests. */
async function findWith(
  query: Partial<ResultsQuery>,
  {
    answer: result = () => ({ ok: true, value: onePage }),
    place = home.place,
    guides = { ok: true, value: [...(subjects ?? [])] },
  }: {
    answer?: (query: CourseQuery) => Result<CoursePage>;
    place?: typeof home.place;
    guides?: Result<Subject[]>;
  } = {},
) {
  vi.mocked(reference.getHome).mockResolvedValue({ ...home, place });
  vi.mocked(reference.getSubjects).mockResolvedValue(guides);
  const requests: CourseQuery[] = [];
  const findCourses = (_context: unknown, courseQuery: CourseQuery) => {
    requests.push(courseQuery);
    return Promise.resolve(result(courseQuery));
  };
  const { context } = createTestSite().request();
  const call = testScope({
    context: { ...context, clients: { courses: { findCourses } } },
    applicant: {
      session: { accessToken: 'token' },
      personalisation: { savedStudyYear: 2027 },
    },
  });
  return { ...(await find(call, { ...usual, ...query })), requests };
}

/** Rejects every region except one, as a strict API does. */
const strict = ({ filters }: CourseQuery): Result<CoursePage> =>
  (filters?.region ?? []).every((region) => region === 'East of England')
    ? { ok: true, value: onePage }
    : { ok: false, failure: failure(400) };

const regions = (...region: string[]) => ({ filters: { ...usual.filters, region } });

describe('find', () => {
  it('a page of results needs only one request', async () => {
    const { requests } = await findWith({ page: 3 });
    expect(requests).toEqual([expect.objectContaining({ offset: 40, limit: 20, studyYear: 2027 })]);
  });

  it('subjects that do not exist are left out', async () => {
    const { requests, query } = await findWith({ subjectGuides: ['31', 'nonsense'] });
    expect(requests[0]?.subjectGuides).toEqual(['31']);
    expect(query.subjectGuides).toEqual(['31']);
  });

  it('subjects are not validated while their list is unavailable', async () => {
    const { requests } = await findWith(
      { subjectGuides: ['31'] },
      { guides: { ok: false, failure: failure(503) } },
    );
    expect(requests[0]?.subjectGuides).toEqual(['31']);
  });

  it("sorting by distance uses the applicant's home", async () => {
    const { requests } = await findWith({ order: 'nearest' });
    expect(requests[0]).toMatchObject({ sortBy: 'distance', near: home.place });
  });

  it('filter values that the API rejects are left out, and the other values apply', async () => {
    const {
      requests,
      query,
      answer: result,
    } = await findWith(regions('East of England', 'Atlantis'), {
      answer: strict,
    });
    expect(result.ok).toBe(true);
    expect(query.filters.region).toEqual(['East of England']);
    expect(requests.map(({ filters }) => filters?.region)).toEqual([
      ['East of England', 'Atlantis'],
      undefined,
      ['East of England'],
    ]);
  });

  it('the search without filters is the last search if the API rejects every filter value', async () => {
    const { requests, query } = await findWith(regions('Atlantis'), { answer: strict });
    expect(query.filters.region).toEqual([]);
    expect(requests).toHaveLength(2);
  });

  it('an API outage is not retried without filters', async () => {
    const { requests, answer: result } = await findWith(regions('Wales'), {
      answer: () => ({ ok: false, failure: failure(503) }),
    });
    expect(result).toEqual({ ok: false, failure: failure(503) });
    expect(requests).toHaveLength(1);
  });
});
