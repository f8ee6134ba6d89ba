import type { DraftView } from '#app/features/drafts/view.ts';

/** What the notes show. */
export interface NotesData {
  /** The first lines, for the grid. */
  excerpt: string;
  /** How many words there are. */
  words: number;
  /** All of them, when they are shown alone. */
  draft: DraftView | null;
}
