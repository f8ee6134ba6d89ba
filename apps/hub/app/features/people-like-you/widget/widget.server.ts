import type { Result } from '@applicant-hub/api-clients';
import { hasResults, SHOWN_AT_FIRST, subjectLimits } from '@applicant-hub/domain';
import { getSubjects, isLate } from '#app/features/reference-data/reference.server.ts';
import { peopleLikePath } from '#app/platform/paths/people-like-path.ts';
import {
  getQualificationSubjects,
  getQualificationTypes,
  getRankedSubjects,
} from '../reference.server.ts';
import { savedSelection } from '../saved-selection.server.ts';
import { PENDING } from '#app/features/widget-kit/pending.server.ts';
import type { WidgetServer } from '#app/features/widget-kit/widget-server.server.ts';
import type { PeopleLikeData } from './view-types.ts';

/**
 * Finds the subjects that applicants with this user's saved school subjects applied for, in the
 * published figures. Saves nothing.
 */
export const server: WidgetServer = {
  id: 'PeopleLike',
  needs: 'qualifications',
  async load(scope): Promise<PeopleLikeData | typeof PENDING> {
    const { selectedQualificationType: typeId, selectedSubjects: ids } = savedSelection(
      scope.applicant,
    );
    const types = await getQualificationTypes(scope);
    // Without the qualifications, the widget still links to the page.
    if (!types.ok) return ids.length === 0 ? { state: 'empty', types: [] } : missing(types);
    const empty = { state: 'empty', types: types.value } as const;
    const type = types.value.find(({ id }) => id === typeId);
    if (type === undefined || ids.length === 0) return empty;

    const offered = await getQualificationSubjects(scope, type.id);
    if (!offered.ok) return missing(offered);
    const subjects = offered.value.flatMap(({ id, name }) => (ids.includes(id) ? name : []));
    // The page shows that a selection is no longer offered, and wipes it (PLY-9).
    const isWhole = subjects.length === ids.length;
    if (!isWhole || !hasResults(ids, subjectLimits(type.name))) return empty;
    const selection = { qualification: type.name, subjects };
    const [ranked, guides] = await Promise.all([
      getRankedSubjects(scope, selection),
      getSubjects(scope),
    ]);
    if (!ranked.ok) return missing(ranked);
    // The published figures contain the titles of guides but not their ids.
    const idOf = new Map((guides.ok ? guides.value : []).map(({ id, title }) => [title, id]));
    const hrefOf = (title: string) =>
      peopleLikePath({ type: type.id, subjects: ids, guide: idOf.get(title) ?? null });
    const top = ranked.value
      .slice(0, SHOWN_AT_FIRST)
      .map((each) => ({ ...each, href: hrefOf(each.subject) }));
    return { state: 'ready', ...selection, top };
  },
};

const missing = (result: Result<unknown>): PeopleLikeData | typeof PENDING =>
  isLate(result) ? PENDING : { state: 'error' };
