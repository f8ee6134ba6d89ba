/** The two questions of hub personalisation, as they stand in the form. */
export interface PersonalisationForm {
  /** Empty while nothing is chosen. */
  studyLevel: string;
  studyYear: string;
  /** The years on offer. */
  years: string[];
}

/** What is wrong with the answers; `form` is about the save as a whole. */
export interface PersonalisationErrors {
  studyLevel: string | null;
  studyYear: string | null;
  form: string | null;
}
