/** Everything that a course can lead to. */
export const qualifications = [
  'BA (Hons)',
  'BDS',
  'BEng (Hons)',
  'BMus (Hons)',
  'BSc (Hons)',
  'BVSc',
  'FdA',
  'FdSc',
  'LLB (Hons)',
  'LLM',
  'MA',
  'MBChB',
  'MEng',
  'MPharm',
  'MSc',
  'PGCE',
  'PGDE',
] as const;
export type Qualification = (typeof qualifications)[number];

/** A subject guide, and how universities teach the subject. */
export interface Subject {
  /** Id of the subject guide. */
  readonly id: string;
  /** Title of the subject guide. */
  readonly name: string;
  /** The beginning of its course codes. */
  readonly code: string;
  /** What one learns, to follow "about". */
  readonly about: string;
  /** What its courses are called; where a university teaches the subject, it has the first. */
  readonly titles: readonly [string, ...string[]];
  /** The first degree. */
  readonly award: Qualification;
  /** Full-time years of the first degree in England; 3 when left out. */
  readonly years?: number;
  /** What it is called as one half of a title. */
  readonly short?: string;
  /** Ids of the subjects that go with it as the other half. */
  readonly partners?: readonly string[];
  /** What a master's course is called, and what it leads to. */
  readonly masters?: readonly [title: string, award: 'LLM' | 'MA' | 'MSc'];
  /** The share of universities that teach it. */
  readonly reach: number;
  /** The only ones that teach it, by their codes. */
  readonly only?: readonly string[];
  /** Tariff points that are asked beyond what the university asks for else. */
  readonly demand?: number;
  /** Whether students may spend a year at work in between. */
  readonly hasPlacements?: boolean;
  /** What a school calls it, when there are teachers for it. */
  readonly atSchool?: string;
}
