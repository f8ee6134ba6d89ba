import type { CourseQuery } from '@applicant-hub/domain';
import { describe, expect, it } from 'vitest';
import { fakeCall, ok } from '#app/platform/request/testing/fake-call.ts';
import { loadResults } from './load.server.ts';
import { loadedResults } from './results.fixture.ts';

describe('searches with one condition removed', () => {
  it.each([
    [2028, 2028],
    [null, undefined],
  ])(
    'searches with one condition removed are counted for the saved year %s',
    async (savedYear, studyYear) => {
      const counted: CourseQuery[] = [];
      const call = fakeCall({
        savedYear,
        courses: {
          findCourses: () => ok({ total: 0, courses: [], filters: null }),
          countCourses: (_context: unknown, query: CourseQuery) => {
            counted.push(query);
            return ok(7);
          },
        },
        content: { subjectGuides: () => ok([]) },
      });
      const nothing = {
        ...loadedResults.query,
        searchText: 'alchemy',
        subjectGuides: [],
        unis: [],
      };
      const { weaker } = await loadResults(call, nothing);
      expect(weaker).toMatchObject([{ without: 'searchText', count: 7 }]);
      expect(counted.map((query) => query.studyYear)).toEqual([studyYear]);
    },
  );
});
