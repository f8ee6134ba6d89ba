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

export interface Subject {
  /** Id of the subject guide. */
  readonly id: string;
  /** Title of the subject guide. */
  readonly name: string;
  /** Prefix of its course codes. */
  readonly code: string;
  /** Topics of the subject's courses, worded to follow "about" in a sentence. */
  readonly about: string;
  /**
   * Titles of the subject's courses. Every university that teaches the subject has the course with
   * the first title.
   */
  readonly titles: readonly [string, ...string[]];
  /** Award of the first degree. */
  readonly award: Qualification;
  /** Full-time years of the first degree in England; 3 by default. */
  readonly years?: number;
  /** Short name for joint courses. */
  readonly short?: string;
  /** Ids of the subjects that can be combined with this subject in joint courses. */
  readonly partners?: readonly string[];
  /** Title and award of the master's course. */
  readonly masters?: readonly [title: string, award: 'LLM' | 'MA' | 'MSc'];
  /** Share of universities that teach the subject. */
  readonly reach: number;
  /** Codes of the only universities that teach the subject. */
  readonly only?: readonly string[];
  /** Extra Tariff points, in addition to the university's usual points. */
  readonly demand?: number;
  /** Whether students may spend a placement year at work. */
  readonly hasPlacements?: boolean;
  /** Name of the subject at schools; only for subjects with teacher training. */
  readonly atSchool?: string;
}
