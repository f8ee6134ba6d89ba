import { m } from '@applicant-hub/copy';
import { parseSavedSearches, savedSearchesSetting } from '@applicant-hub/domain';
import { schemeOf } from '#app/features/catalogue/scheme.ts';
import { yearOf } from '#app/features/catalogue/study-year.ts';
import { paths } from '#app/platform/paths/links.ts';
import { readOptions } from '#app/platform/request/call.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { settingData } from '#app/platform/request/setting-data.server.ts';
import { countWords } from '../results/count-words.ts';
import { parseResultsQuery, toCourseQuery } from '../results/results-query.server.ts';
import { sinceWords } from './since.server.ts';
import type { SavedSearchView } from './view-types.ts';

/** The saved searches, each with how many courses it finds now. */
export function savedSearchesView(call: RequestScope): Promise<SavedSearchView[]> {
  const usual = schemeOf(call.applicant.personalisation.studyLevel);
  const saved = parseSavedSearches(settingData(call.applicant.user, savedSearchesSetting));
  return Promise.all(
    saved.map(async (search) => {
      const { query, words } = search;
      const asked = parseResultsQuery(new URLSearchParams(query), usual);
      const found = await call.context.clients.courses.countCourses(readOptions(call), {
        ...toCourseQuery(asked, null),
        ...yearOf(call),
      });
      return {
        words,
        href: `${paths.results}?${query}`,
        found: found.ok
          ? `${countWords(found.value)} · ${sinceWords(search, found.value)}`
          : m.courses_saved_uncounted(),
      };
    }),
  );
}
