import type { SharePart } from '@applicant-hub/domain';
import type { DatesAhead } from '#app/features/calendar/ahead.server.ts';
import type { ShareMessage, ShareTerm } from '#app/features/sharing/view-types.ts';

export interface ApplicationView {
  id: string;
  /** 'Undergraduate' */
  kind: string;
  label: string;
  /** Who acts next; null if no action is needed. */
  next: string | null;
  /** The deadline and its purpose. */
  deadline: string | null;
  choices: ChoiceLine[];
  /** 'Last checked 14:05: Waiting for decisions', while the application API is unavailable. */
  lastChecked: string | null;
}

export interface ChoiceLine {
  institution: string;
  /** 'History: Conditional offer' */
  words: string;
  /** The conditions of the offer, in the applicant's words. */
  conditions?: string | undefined;
}

export interface CourseLine {
  slot: number;
  /** Null if the course is no longer listed. */
  title: string | null;
  university: string;
  facts: readonly string[];
}

export interface StatementSection {
  question: string;
  text: string;
}

export interface PartContents {
  status: { applications: ApplicationView[] };
  shortlist: { courses: CourseLine[] };
  dates: DatesAhead;
  statement: { sections: StatementSection[]; length: string };
}

/** The content is null while it is unavailable. */
export type PartView = {
  [Part in SharePart]: { part: Part; content: PartContents[Part] | null };
}[SharePart];

export interface SheetView {
  /** 'Aisha Rahman' */
  name: string;
  year: number;
  /** 'Thursday 26 November, 14:05' */
  asOf: string;
  parts: PartView[];
}

export interface ChosenShare extends ShareTerm {
  parts: readonly SharePart[];
}

export interface ShareFormView extends ChosenShare {
  /** True if the form was submitted without a ticked part. */
  hasError: boolean;
  message: ShareMessage | null;
}
