import type { SharePart } from '@applicant-hub/domain';
import type { DatesAhead } from '#app/features/calendar/ahead.server.ts';
import type { ShareMessage, ShareTerm } from '#app/features/sharing/view-types.ts';

/** One application, in the words of its tile. */
export interface ApplicationView {
  id: string;
  /** 'Undergraduate' */
  kind: string;
  label: string;
  /** Who acts next; null where no action is needed. */
  next: string | null;
  /** By when, with what it is for. */
  deadline: string | null;
  choices: { institution: string; words: string }[];
  /** 'Last checked 14:05: Waiting for decisions', while it cannot be asked for. */
  lastChecked: string | null;
}

export interface CourseLine {
  slot: number;
  /** Null when the course is not listed any more. */
  title: string | null;
  university: string;
  facts: readonly string[];
}

export interface StatementSection {
  question: string;
  text: string;
}

/** What each part shows. */
export interface PartContents {
  status: { applications: ApplicationView[] };
  shortlist: { courses: CourseLine[] };
  dates: DatesAhead;
  statement: { sections: StatementSection[]; length: string };
}

/** One part; null while it is unavailable. */
export type PartView = {
  [Part in SharePart]: { part: Part; content: PartContents[Part] | null };
}[SharePart];

/** What an adviser reads. */
export interface SheetView {
  /** 'Aisha Rahman' */
  name: string;
  year: number;
  /** 'Thursday 26 November, 14:05' */
  asOf: string;
  parts: PartView[];
}

/** What was chosen for a link. */
export interface ChosenShare extends ShareTerm {
  parts: readonly SharePart[];
}

/** The form that makes a link. */
export interface ShareFormView extends ChosenShare {
  /** Nothing was ticked. */
  hasError: boolean;
  message: ShareMessage | null;
}
