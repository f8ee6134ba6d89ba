import {
  areKnown,
  hasResults,
  parsePeopleLike,
  personalisationSetting,
  type QualificationSubject,
  type QualificationType,
  type SubjectLimits,
  subjectLimits,
} from '@applicant-hub/domain';
import { settingData } from '../applicant/setting-data.server.ts';
import type { DiscoveryCall } from '../discovery/call.server.ts';
import { isLate } from '../discovery/reference.server.ts';
import { keptPage, takeKeptInput } from '../server/session.server.ts';
import { chartOf } from './chart.server.ts';
import { loadGuides } from './guides.server.ts';
import { type PeopleLikeQuery, SUBJECT } from './people-like-path.ts';
import { readQuery } from './read-query.server.ts';
import {
  getQualificationSubjects,
  getQualificationTypes,
  getSubjectResults,
} from './reference.server.ts';
import type { PeopleLikeView, QualificationStep, ResultsStep, SubjectsStep } from './view-types.ts';

/**
 * The step that an address of the page is at; where it names no qualification, what is saved counts
 * (PLY-19). Nothing is saved here.
 */
export async function loadPeopleLike(call: DiscoveryCall): Promise<PeopleLikeView> {
  const query = readQuery(new URL(call.request.url).searchParams);
  const wanted = wantedOf(call, query);
  const { type: typeId, subjects: ids } = wanted;
  const [types, subjects, results] = await Promise.all([
    getQualificationTypes(call),
    typeId === null ? null : getQualificationSubjects(call, typeId),
    typeId === null || !wanted.isForResults
      ? null
      : getSubjectResults(call, { typeId, subjectIds: ids }),
  ]);

  const trouble = (answer: Parameters<typeof isLate>[0]): PeopleLikeView => ({
    step: 'trouble',
    why: isLate(answer) ? 'late' : 'failed',
    query: { type: query.type, subjects: query.subjects },
  });
  if (!types.ok) return trouble(types);
  const type = types.value.find(({ id }) => id === typeId);
  if (type === undefined) {
    return typeId !== null && wanted.isSaved
      ? { step: 'outdated' }
      : qualificationStep(types.value, null);
  }
  if (query.change === 'qualification') return qualificationStep(types.value, type.id);

  if (!subjects?.ok) return subjects === null ? { step: 'outdated' } : trouble(subjects);
  if (wanted.isSaved && !areKnown(ids, subjects.value)) return { step: 'outdated' };
  const chosen = subjects.value.filter(({ id }) => ids.includes(id));
  const limits = subjectLimits(type.name);
  const known = chosen.map(({ id }) => id);
  if (results === null || !hasResults(known, limits)) {
    return subjectsStep(call, type, subjects.value, known, limits);
  }
  return results.ok
    ? resultsStep(call, query, { type, chosen, results: results.value })
    : trouble(results);
}

/** What an address is about. */
interface Wanted {
  /** Null for nothing yet. */
  readonly type: string | null;
  readonly subjects: readonly string[];
  /** Whether it is what was saved. */
  readonly isSaved: boolean;
  /** Whether it may have results: the step of the subjects is asked for by leaving them out. */
  readonly isForResults: boolean;
}

function wantedOf({ applicant }: DiscoveryCall, query: PeopleLikeQuery): Wanted {
  const saved = parsePeopleLike(settingData(applicant.user, personalisationSetting));
  const type = query.type ?? (saved.selectedQualificationType || null);
  const isNamed = query.subjects.length > 0;
  const isSaved = !isNamed && type === saved.selectedQualificationType;
  const subjects = isSaved ? saved.selectedSubjects : query.subjects;
  const isShown = query.type === null || isNamed;
  return {
    type,
    subjects,
    isSaved,
    isForResults: isShown && query.change === null && subjects.length > 0,
  };
}

const qualificationStep = (
  types: readonly QualificationType[],
  chosen: string | null,
): QualificationStep => ({ step: 'qualification', types, chosen });

async function subjectsStep(
  { request, context }: DiscoveryCall,
  type: QualificationType,
  subjects: readonly QualificationSubject[],
  chosen: readonly string[],
  limits: SubjectLimits,
): Promise<SubjectsStep> {
  const kept = await takeKeptInput(request, context, keptPage(request.url));
  return {
    step: 'subjects',
    type,
    subjects,
    chosen: kept?.[SUBJECT] ?? chosen,
    limits,
    isKept: kept !== null,
  };
}

async function resultsStep(
  call: DiscoveryCall,
  query: PeopleLikeQuery,
  {
    type,
    chosen,
    results,
  }: Pick<ResultsStep, 'type' | 'chosen'> & { results: Parameters<typeof chartOf>[0] },
): Promise<ResultsStep> {
  const chart = chartOf(results, query);
  const guides = await loadGuides(
    call,
    chart.rows.map(({ id }) => id),
  );
  const isShown = chart.rows.some(({ id }) => id === query.guide);
  return { step: 'results', type, chosen, chart, guides, guide: isShown ? query.guide : null };
}
