export interface QualificationType {
  readonly id: string;
  readonly name: string;
}

export interface QualificationSubject {
  /** Unique within its qualification. */
  readonly id: string;
  readonly name: string;
}

/**
 * The number of applicants with the selected subjects who applied for one subject guide (PLY-16).
 */
export interface SubjectResult {
  readonly applicants: number;
  /** The subject guide that the applicants applied for; its id is the id of a `Subject`. */
  readonly subject: { readonly id: string; readonly name: string };
}

/** The number of applicants with the listed subjects who applied for one subject guide (PLY-13). */
export interface SubjectBar {
  /** Name of the qualification. */
  readonly qualification: string;
  /** Names of one to four subjects, in no particular order. */
  readonly subjects: readonly string[];
  readonly subjectGuide: string;
  /** A whole number, 0 or more. */
  readonly applicants: number;
}
