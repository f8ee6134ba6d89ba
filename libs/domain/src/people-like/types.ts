/** A kind of qualification that subjects are taken in, for example 'A level'. */
export interface QualificationType {
  readonly id: string;
  readonly name: string;
}

/** A subject of a kind of qualification. */
export interface QualificationSubject {
  /** Unique within its kind of qualification. */
  readonly id: string;
  readonly name: string;
}

/** How many people with the same subjects applied for a subject (PLY-16). */
export interface SubjectResult {
  readonly applicants: number;
  /** The subject guide of what they applied for; its id is the one of `Subject`. */
  readonly subject: { readonly id: string; readonly name: string };
}

/** How many people with these subjects applied for what one subject guide is about (PLY-13). */
export interface SubjectBar {
  /** Name of the kind of qualification. */
  readonly qualification: string;
  /** Names of one to four subjects, in no order. */
  readonly subjects: readonly string[];
  /** Title of the subject guide. */
  readonly subjectGuide: string;
  /** A whole number, 0 or more. */
  readonly applicants: number;
}
