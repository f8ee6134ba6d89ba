import type { CallOutcome } from '@applicant-hub/domain';
import type { LinkView } from '../tile/tiles-view-types.ts';

/**
 * The call sheet of an applicant in Clearing. The server writes its text, so that the scripts of
 * other pages do not contain it.
 */
export interface CallSheetView {
  heading: string;
  /** An introduction, and messages about data that is missing. */
  intro: string[];
  /** The calls, in the order in which to make them. */
  calls: CallView[];
  say: SayView;
  links: LinkView[];
}

export interface CallView {
  name: string;
  /** Null if the number is not known. */
  phone: LinkView | null;
  /** Text in place of a number. */
  noPhone?: string | undefined;
  /**
   * The link to the form about the call; null while the notes are unavailable, and in a hub
   * without notes.
   */
  link: (LinkView & { name: string }) | null;
  note: CallNoteView | null;
}

export interface CallNoteView {
  /** Null if the applicant described the call in their own words. */
  tag: { outcome: CallOutcome; label: string } | null;
  words: string;
  /** 'By Friday 14 August, in 2 days'; null if there is no day. */
  due: string | null;
}

export interface SayView {
  heading: string;
  lines: string[];
  notes: LinkView;
}
