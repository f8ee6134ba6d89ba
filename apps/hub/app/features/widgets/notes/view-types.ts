import type { DraftView } from '#app/features/drafts/editor/view.ts';

export interface NotesData {
  /** The first lines of the notes, for the grid. */
  excerpt: string;
  words: number;
  /** The complete notes; null unless the widget is focused. */
  draft: DraftView | null;
}
