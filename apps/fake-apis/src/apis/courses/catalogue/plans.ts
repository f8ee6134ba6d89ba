import { chanceOf } from '../chance.ts';
import type { Country, Provider } from '../providers/provider.ts';
import type { Qualification, Subject } from '../subjects/subject.ts';
import { subjectOf } from '../subjects/subjects.ts';
import type { CoursePlan } from './course.ts';
import { isSelective } from './specialists.ts';

/** First degrees take four years in Scotland. */
const firstDegreeYears = ({ years = 3 }: Subject, country: Country) =>
  country === 'Scotland' && years === 3 ? 4 : years;

export function firstDegree(
  subject: Subject,
  { country }: Provider,
  title: string,
  share: number,
): CoursePlan {
  return {
    title,
    subjects: [subject],
    qualification: subject.award,
    scheme: 'undergraduate',
    years: firstDegreeYears(subject, country),
    hasFoundation: false,
    share,
  };
}

function jointDegree(subject: Subject, partner: Subject, provider: Provider): CoursePlan {
  const names = [subject.short ?? subject.name, partner.short ?? partner.name];
  const isEqual = chanceOf(`equal ${provider.code} ${names.join(' ')}`) < 0.5;
  return {
    ...firstDegree(subject, provider, names.join(isEqual ? ' and ' : ' with '), 0.5),
    subjects: [subject, partner],
  };
}

export function undergraduatePlans(subject: Subject, provider: Provider): CoursePlan[] {
  const [core, ...others] = subject.titles;
  const degree = (title: string, share: number) => firstDegree(subject, provider, title, share);
  const plans = [
    degree(core, 1),
    ...others.map((title) => degree(title, 0.5)),
    ...(subject.partners ?? []).map((id) => jointDegree(subject, subjectOf(id), provider)),
  ];
  if (subject.only !== undefined) return plans;

  const coreDegree = degree(core, 0.35);
  const years = coreDegree.years + 1;
  if (subject.award === 'BEng (Hons)') {
    plans.push({ ...coreDegree, title: `${core} MEng`, qualification: 'MEng', years });
  }
  if (isSelective(provider)) return plans;
  return [
    ...plans,
    { ...coreDegree, title: `${core} (Foundation Year)`, years, hasFoundation: true },
    {
      ...coreDegree,
      title: `${core} Foundation Degree`,
      qualification: foundationDegreeOf(subject.award),
      years: 2,
      share: 0.08,
    },
  ];
}

const foundationDegreeOf = (award: Qualification): Qualification =>
  award === 'BA (Hons)' || award === 'LLB (Hons)' ? 'FdA' : 'FdSc';

export function mastersPlans(subject: Subject): CoursePlan[] {
  if (subject.masters === undefined) return [];
  const [title, qualification] = subject.masters;
  return [
    {
      title: `${title} ${qualification}`,
      subjects: [subject],
      qualification,
      scheme: 'postgraduate',
      years: 1,
      hasFoundation: false,
      share: 0.6,
    },
  ];
}

/** The year of teacher training after a degree. It has a different name in Scotland. */
export function teacherTraining(
  teaching: Subject,
  subject: Subject | null,
  { country }: Provider,
): CoursePlan {
  const qualification = country === 'Scotland' ? 'PGDE' : 'PGCE';
  const what = subject === null ? 'Primary' : `Secondary ${subject.atSchool ?? subject.name}`;
  return {
    title: `${qualification} ${what}`,
    subjects: subject === null ? [teaching] : [teaching, subject],
    qualification,
    scheme: 'teacher-training',
    years: 1,
    hasFoundation: false,
    share: subject === null ? 1 : 0.6,
  };
}

export function conservatoirePlans(subject: Subject): CoursePlan[] {
  const plan = (title: string, qualification: Qualification, years: number): CoursePlan => ({
    title,
    subjects: [subject],
    qualification,
    scheme: 'conservatoires',
    years,
    hasFoundation: false,
    share: 0.8,
  });
  const studies = conservatoireStudies[subject.id] ?? [];
  const award = subject.id === '46' ? 'BMus (Hons)' : 'BA (Hons)';
  return studies.flatMap((title) => [plan(title, award, 4), plan(`${title} MA`, 'MA', 2)]);
}

const conservatoireStudies: Readonly<Record<string, readonly string[]>> = {
  '21': ['Contemporary Dance', 'Modern Ballet'],
  '24': ['Acting', 'Production Arts and Design'],
  '46': [
    'Music Performance',
    'Vocal Performance',
    'Keyboard Performance',
    'Strings Performance',
    'Woodwind Performance',
    'Brass Performance',
    'Percussion Performance',
    'Jazz Performance',
    'Composition',
    'Conducting',
  ],
};
