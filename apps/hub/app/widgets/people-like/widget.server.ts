import type { Result } from '@applicant-hub/api-clients';
import {
  hasResults,
  parsePeopleLike,
  personalisationSetting,
  type RankedSubject,
  subjectLimits,
} from '@applicant-hub/domain';
import { settingData } from '../../applicant/setting-data.server.ts';
import { isLate } from '../../discovery/reference.server.ts';
import {
  getQualificationSubjects,
  getQualificationTypes,
  getRankedSubjects,
} from '../../people-like/reference.server.ts';
import { PENDING } from '../pending.server.ts';
import type { WidgetServer } from '../server-half.server.ts';
import type { PeopleLikeData, TopSubject } from './view-types.ts';

/** As many subjects are shown; the page has them all (PLY-14). */
const SHOWN = 5;

/** What people with the saved subjects applied for, by the published figures. It saves nothing. */
export const server: WidgetServer = {
  id: 'PeopleLike',
  async load(scope): Promise<PeopleLikeData | typeof PENDING> {
    const saved = parsePeopleLike(settingData(scope.applicant.user, personalisationSetting));
    const { selectedQualificationType: typeId, selectedSubjects: ids } = saved;
    const [types, offered] = await Promise.all([
      getQualificationTypes(scope),
      ids.length === 0 ? null : getQualificationSubjects(scope, typeId),
    ]);
    // Without them there still is the way to the page.
    if (offered === null) return { state: 'empty', types: types.ok ? types.value : [] };
    if (!types.ok) return missing(types);
    if (!offered.ok && offered.failure.kind !== 'notFound') return missing(offered);

    const type = types.value.find(({ id }) => id === typeId);
    const subjects = (offered.ok ? offered.value : []).flatMap(({ id, name }) =>
      ids.includes(id) ? name : [],
    );
    // The page says what is no longer offered, and wipes it (PLY-9).
    const isWhole = type && subjects.length === ids.length;
    if (!isWhole || !hasResults(ids, subjectLimits(type.name))) {
      return { state: 'empty', types: types.value };
    }
    const selection = { qualification: type.name, subjects };
    const ranked = await getRankedSubjects(scope, selection);
    return ranked.ok ? { state: 'ready', ...selection, top: topOf(ranked.value) } : missing(ranked);
  },
};

const missing = (answer: Result<unknown>): PeopleLikeData | typeof PENDING =>
  isLate(answer) ? PENDING : { state: 'error' };

function topOf(ranked: readonly RankedSubject[]): TopSubject[] {
  const most = Math.max(1, ranked[0]?.applicants ?? 0);
  return ranked.slice(0, SHOWN).map(({ subjectGuide, applicants }) => ({
    subject: subjectGuide,
    applicants,
    percent: Math.max(1, Math.round((applicants / most) * 100)),
  }));
}
