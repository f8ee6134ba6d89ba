/** A grade of a qualification, and the Tariff points that it is worth. */
export interface TariffGrade {
  readonly grade: string;
  readonly score: number;
}

/** A qualification that has Tariff points (TAR-3). */
export interface TariffType {
  readonly name: string;
  /** For example 'A level and AS'. */
  readonly group: string;
  /** For example 'AL'. */
  readonly code: string;
  /** The best first. */
  readonly grades: readonly TariffGrade[];
}

/** A grade that somebody has, or hopes for (TAR-2). */
export interface SavedGrade {
  readonly id: string;
  readonly group: string;
  readonly name: string;
  readonly code: string;
  readonly grade: string;
  /** What the grade is worth by itself; `countGrades` says whether it counts. */
  readonly points: number;
  /** May be empty. */
  readonly subject: string;
  /** Why it does not count, as it was said when it was saved; empty when it does. */
  readonly gradeMessage: string;
  /** The applicant's answer: this Extended Project is not the other one taken again. */
  readonly isAnotherProject?: boolean;
}
