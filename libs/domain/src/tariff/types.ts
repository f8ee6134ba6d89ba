export interface TariffGrade {
  readonly grade: string;
  readonly score: number;
}

export interface TariffType {
  readonly name: string;
  /** For example 'A level and AS'. */
  readonly group: string;
  /** For example 'AL'. */
  readonly code: string;
  /** Sorted from the best grade to the worst. */
  readonly grades: readonly TariffGrade[];
}

export interface SavedGrade {
  readonly id: string;
  readonly group: string;
  readonly name: string;
  readonly code: string;
  readonly grade: string;
  /** The points of the grade itself; `countGrades` decides whether they count. */
  readonly points: number;
  readonly subject: string;
  /** The saved reason why the grade does not count; empty when it counts. */
  readonly gradeMessage: string;
  /**
   * The applicant's answer that this Extended Project is not a repeat of another Extended Project.
   */
  readonly isAnotherProject?: boolean;
}
