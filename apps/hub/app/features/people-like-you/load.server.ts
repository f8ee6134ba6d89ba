import type { Result } from '@applicant-hub/api-clients';
import {
  hasResults,
  isOutdated,
  type QualificationType,
  subjectLimits,
} from '@applicant-hub/domain';
import { paths } from '#app/platform/paths/links.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { isLate } from '#app/features/reference-data/reference.server.ts';
import { type StashedFields, popStashedForm } from '#app/platform/server/session/session.server.ts';
import { chartOf } from './chart.server.ts';
import { guideLookup } from './guides.server.ts';
import {
  INTENT,
  type PeopleLikeQuery,
  SUBJECT,
  TYPE,
} from '#app/platform/paths/people-like-path.ts';
import { readQuery } from './read-query.server.ts';
import {
  getQualificationSubjects,
  getQualificationTypes,
  getSubjectResults,
} from './reference.server.ts';
import { savedSelection } from './saved-selection.server.ts';
import type { PeopleLikeView, QualificationStep, ResultsStep } from './view-types.ts';

/**
 * Returns the step for the page's address. If the address has no qualification, the saved selection
 * is used (PLY-19). Saves nothing.
 */
export async function loadPeopleLike(call: RequestScope): Promise<PeopleLikeView> {
  const view = await findStep(call);
  // Stashed input is not used yet, so that it can be restored when its step can be shown again.
  if (view.step === 'trouble') return view;
  return withStashed(view, await popStashedForm(call.request, call.context, paths.peopleLike));
}

/** Only ids from the lists are sent upstream, never values from the address. */
async function findStep(call: RequestScope): Promise<PeopleLikeView> {
  const query = readQuery(new URL(call.request.url).searchParams);
  const wanted = wantedOf(call, query);
  const types = await getQualificationTypes(call);
  if (!types.ok) return failureView(types, query);
  const type = types.value.find(({ id }) => id === wanted.type);
  if (type === undefined) {
    return wanted.isSaved && isOutdated([wanted.type], types.value)
      ? { step: 'outdated' }
      : qualificationStep(types.value, null, query);
  }
  if (query.change === 'qualification') {
    return qualificationStep(types.value, type.id, query);
  }

  const subjects = await getQualificationSubjects(call, type.id);
  if (!subjects.ok) return failureView(subjects, query);
  if (wanted.isSaved && isOutdated(wanted.subjects, subjects.value)) return { step: 'outdated' };
  const chosen = subjects.value.filter(({ id }) => wanted.subjects.includes(id));
  const limits = subjectLimits(type.name);
  const ids = chosen.map(({ id }) => id);
  return wanted.isForResults && hasResults(ids, limits)
    ? resultsStep(call, query, { type, chosen })
    : { step: 'subjects', type, subjects: subjects.value, chosen: ids, limits, isRestored: false };
}

interface Wanted {
  /** Id of a kind of qualification; empty if none is chosen. */
  readonly type: string;
  readonly subjects: readonly string[];
  /** Whether this is the saved selection rather than a selection from the address. */
  readonly isSaved: boolean;
  /**
   * Whether results may be shown. If the address has a qualification but no subjects, the subjects
   * step is shown.
   */
  readonly isForResults: boolean;
}

function wantedOf({ applicant }: RequestScope, query: PeopleLikeQuery): Wanted {
  const saved = savedSelection(applicant);
  const type = query.type ?? saved.selectedQualificationType;
  const isNamed = query.subjects.length > 0;
  const areSaved = !isNamed && type === saved.selectedQualificationType;
  return {
    type,
    subjects: areSaved ? saved.selectedSubjects : query.subjects,
    isSaved: areSaved && type !== '' && query.type === null && query.change === null,
    isForResults: (query.type === null || isNamed) && query.change === null,
  };
}

const failureView = (result: Result<unknown>, query: PeopleLikeQuery): PeopleLikeView => ({
  step: 'trouble',
  why: isLate(result) ? 'late' : 'failed',
  query: { type: query.type, subjects: query.subjects },
});

const qualificationStep = (
  types: readonly QualificationType[],
  chosen: string | null,
  query: PeopleLikeQuery,
): QualificationStep => ({
  step: 'qualification',
  types,
  chosen,
  subjects: query.subjects,
  // The form of this step always sends `change=subjects`, so an address without a qualification
  // means that none was chosen.
  isMissing: query.type === null && query.change === 'subjects',
});

async function resultsStep(
  call: RequestScope,
  query: PeopleLikeQuery,
  { type, chosen }: Pick<ResultsStep, 'type' | 'chosen'>,
): Promise<PeopleLikeView> {
  const subjectIds = chosen.map(({ id }) => id);
  const [results, findGuides] = await Promise.all([
    getSubjectResults(call, { typeId: type.id, subjectIds }),
    guideLookup(call),
  ]);
  if (!results.ok) return failureView(results, query);
  const chart = chartOf(results.value, query);
  const guides = findGuides(chart.rows.map(({ id }) => id));
  const isVisible = chart.rows.some(({ id }) => id === query.guide);
  return { step: 'results', type, chosen, chart, guides, guide: isVisible ? query.guide : null };
}

/** Restores the ticks of a stashed form, if the view is the step of that form. */
function withStashed(view: PeopleLikeView, stashed: StashedFields | null): PeopleLikeView {
  const isOfStep =
    view.step === 'subjects' &&
    stashed?.[INTENT]?.[0] === 'choose' &&
    stashed[TYPE]?.[0] === view.type.id;
  if (!isOfStep) return view;
  const ticked = view.subjects.filter(({ id }) => stashed[SUBJECT]?.includes(id));
  return { ...view, chosen: ticked.map(({ id }) => id), isRestored: true };
}
