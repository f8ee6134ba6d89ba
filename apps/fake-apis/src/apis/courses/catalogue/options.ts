import { chanceOf, oneOf, integerOf } from '../chance.ts';
import type { Provider } from '../providers/provider.ts';
import type { CatalogueOption, CoursePlan, Start, StudyMode } from './course.ts';
import { isSelective, teachesAtADistance } from './specialists.ts';

/** Suffix of an option id. */
const suffixes: Readonly<Record<StudyMode, string>> = {
  'Full-time': 'ft',
  'Part-time': 'pt',
  Sandwich: 'sw',
};

export function optionsOf(
  courseId: string,
  plan: PlanFacts,
  provider: Provider,
): readonly [CatalogueOption, ...CatalogueOption[]] {
  const option = (studyMode: StudyMode): CatalogueOption => ({
    id: `${courseId}-${suffixes[studyMode]}`,
    studyMode,
    duration: durationOf(studyMode, plan.years),
    start: startOf(studyMode, courseId, provider),
    locationType: locationTypeOf(provider),
  });
  if (teachesAtADistance(provider)) return [option('Part-time')];
  return [
    option('Full-time'),
    ...(hasPlacementYear(plan, courseId) ? [option('Sandwich')] : []),
    ...(isAlsoPartTime(plan, courseId, provider) ? [option('Part-time')] : []),
  ];
}

type PlanFacts = Pick<CoursePlan, 'years' | 'scheme' | 'subjects' | 'qualification'>;

function hasPlacementYear({ scheme, subjects, qualification }: PlanFacts, courseId: string) {
  const [{ hasPlacements = false }] = subjects;
  const isLong = !qualification.startsWith('Fd');
  return (
    scheme === 'undergraduate' && isLong && hasPlacements && chanceOf(`sandwich ${courseId}`) < 0.35
  );
}

function isAlsoPartTime({ years, scheme }: PlanFacts, courseId: string, provider: Provider) {
  if (scheme === 'conservatoires' || years > 4) return false;
  const share = scheme === 'postgraduate' ? 0.7 : isSelective(provider) ? 0.05 : 0.3;
  return chanceOf(`part-time ${courseId}`) < share;
}

function durationOf(studyMode: StudyMode, years: number): string {
  const length = { 'Full-time': years, Sandwich: years + 1, 'Part-time': years * 2 }[studyMode];
  return length === 1 ? '1 year' : `${length} years`;
}

/**
 * All courses of a university start in the same week of September, except a few part-time courses,
 * which start in January.
 */
function startOf(studyMode: StudyMode, courseId: string, { code }: Provider): Start {
  const isInJanuary = studyMode === 'Part-time' && chanceOf(`January ${courseId}`) < 0.25;
  if (isInJanuary) return { month: 'January', monday: 3 };
  return { month: 'September', monday: oneOf(`week ${code}`, [2, 3, 3, 4]) };
}

function locationTypeOf(provider: Provider): string {
  if (teachesAtADistance(provider)) return 'Distance learning';
  return integerOf(`campus ${provider.code}`, 4) === 0 ? 'City campus' : 'Main campus';
}
