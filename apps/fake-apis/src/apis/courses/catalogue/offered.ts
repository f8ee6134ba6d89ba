import { chanceOf } from '../chance.ts';
import type { Provider } from '../providers/provider.ts';
import { searchable } from '../search/words.ts';
import { slugOf } from '../slug.ts';
import type { Subject } from '../subjects/subject.ts';
import { subjectOf, subjects } from '../subjects/subjects.ts';
import { certainPlans } from './certain-courses.ts';
import { courseCodes } from './course-codes.ts';
import type { CatalogueCourse, CoursePlan } from './course.ts';
import { optionsOf } from './options.ts';
import { conservatoirePlans, mastersPlans, teacherTraining, undergraduatePlans } from './plans.ts';
import { pointsOf } from './points.ts';
import { isConservatoire, specialSubjectsOf, teachesGraduatesOnly } from './specialists.ts';

/** Share of universities that train teachers. */
const TEACHER_TRAINING = 0.5;

/** All courses of a university; the result is deterministic. */
export function coursesOf(provider: Provider): CatalogueCourse[] {
  const codeFor = courseCodes(provider);
  const offered = new Map<string, CatalogueCourse>();
  const providerWords = searchable(provider.name, provider.town);
  const region = [provider.region];
  const locations = [provider.town];
  const plans = [
    ...certainPlans(provider),
    ...plansOf(provider).filter(
      ({ title, share }) => chanceOf(`offers ${provider.code} ${title}`) < share,
    ),
  ];
  for (const plan of plans) {
    const id = `${provider.code.toLowerCase()}-${slugOf(plan.title)}`;
    if (offered.has(id)) continue;
    const options = optionsOf(id, plan, provider);
    offered.set(id, {
      ...plan,
      id,
      code: codeFor(plan),
      provider,
      points: pointsOf(plan, provider),
      options,
      facets: {
        qualification: [plan.qualification],
        studyMode: options.map(({ studyMode }) => studyMode),
        region,
        locations,
      },
      words: searchable(plan.title) + providerWords,
    });
  }
  return [...offered.values()];
}

function plansOf(provider: Provider): CoursePlan[] {
  if (isConservatoire(provider)) return conservatoireSubjects(provider).flatMap(conservatoirePlans);
  const taught = subjects.filter((subject) => teaches(provider, subject));
  const masters = taught.flatMap(mastersPlans);
  if (teachesGraduatesOnly(provider)) return masters.map((plan) => ({ ...plan, share: 1 }));
  return [
    ...taught.flatMap((subject) => undergraduatePlans(subject, provider)),
    ...masters,
    ...teacherTrainingPlans(provider, taught),
  ];
}

function teaches(provider: Provider, { id, only, reach }: Subject): boolean {
  if (only !== undefined && !only.includes(provider.code)) return false;
  return (
    specialSubjectsOf(provider)?.includes(id) ?? chanceOf(`teaches ${provider.code} ${id}`) < reach
  );
}

function teacherTrainingPlans(provider: Provider, taught: readonly Subject[]): CoursePlan[] {
  const teaching = taught.find(({ id }) => id === '26');
  if (teaching === undefined || chanceOf(`trains teachers ${provider.code}`) >= TEACHER_TRAINING) {
    return [];
  }
  const school = taught.filter(({ atSchool }) => atSchool !== undefined);
  return [null, ...school].map((subject) => teacherTraining(teaching, subject, provider));
}

/** Every conservatoire teaches music; some teach performing arts. */
function conservatoireSubjects({ code }: Provider): Subject[] {
  const stage: Readonly<Record<string, readonly string[]>> = {
    G75: ['24'],
    R58: ['21', '24'],
    T75: ['21'],
  };
  return ['46', ...(stage[code] ?? [])].map(subjectOf);
}
