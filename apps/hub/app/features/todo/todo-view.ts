import type { HubStage, TodoId } from '@applicant-hub/domain';

/** One step as the panel shows it, ready to render; its words are in `words.ts`. */
export interface TodoView {
  id: TodoId;
  /** The stages that it belongs to. */
  tags: readonly HubStage[];
  done: boolean;
  /** Whether it still helps at the stage that the applications are at (EXT-31). */
  concerns: boolean;
  /** 'Friday 20 November', or null when it is not done or nobody knows when. */
  doneOn: string | null;
  /** Where the step is done; null while its widget is switched off. */
  link: { href: string; newTab: boolean } | null;
}
