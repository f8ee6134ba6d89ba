import { m } from '@applicant-hub/copy';
import { getSubjects, getUniNames } from '#app/features/reference-data/reference.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { conditionViews } from '../results/condition-view.server.ts';
import type { ResultsQuery } from '../results/query/results-query.server.ts';
import { aboutWords, conditionNames } from '../results/view.server.ts';

/** The name of a search: 'Undergraduate courses that match “law”: Part-time, Wales'. */
export async function savedWords(call: RequestScope, search: ResultsQuery): Promise<string> {
  const [subjects, unis] = await Promise.all([
    search.subjectGuides.length === 0 ? null : getSubjects(call),
    search.unis.length === 0 ? null : getUniNames(call),
  ]);
  const names = conditionNames({
    subjects: subjects?.ok ? subjects.value : null,
    uniNames: unis?.ok ? unis.value : [],
  });
  const about = aboutWords(search);
  const conditions = conditionViews({ ...search, searchText: '' }, names).map(({ label }) => label);
  return conditions.length === 0
    ? about
    : m.courses_saved_name({ about, conditions: conditions.join(', ') });
}
