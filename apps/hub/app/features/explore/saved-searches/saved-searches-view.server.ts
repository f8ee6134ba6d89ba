import { m } from '@applicant-hub/copy';
import { schemeOf } from '#app/features/catalogue/course/scheme.ts';
import { paths } from '#app/platform/paths/links.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { countWords } from '../results/count-words.ts';
import { countFound } from '../results/load.server.ts';
import { parseResultsQuery } from '../results/query/results-query.server.ts';
import { savedSearchesOf } from './saved-searches.server.ts';
import { sinceWords } from './since.server.ts';
import type { SavedSearchView } from './view-types.ts';

export function savedSearchesView(call: RequestScope): Promise<SavedSearchView[]> {
  const usual = schemeOf(call.applicant.personalisation.studyLevel);
  return Promise.all(
    savedSearchesOf(call).map(async (search) => {
      const { query, words } = search;
      const found = await countFound(call, parseResultsQuery(new URLSearchParams(query), usual));
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
