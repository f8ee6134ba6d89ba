import type { HubStage, TodoId } from '@applicant-hub/domain';

export interface TodoView {
  id: TodoId;
  tags: readonly HubStage[];
  done: boolean;
  /** Whether the step is still useful at the current stage of the applications (EXT-31). */
  concerns: boolean;
  /** For example 'Friday 20 November'; null when it is not done or the date is unknown. */
  doneOn: string | null;
  /**
   * Link to the page or widget where the applicant can do the step; null while its widget is
   * switched off.
   */
  link: { href: string; newTab: boolean } | null;
}
