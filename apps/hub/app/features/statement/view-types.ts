import type { StatementCount, StatementText } from '@applicant-hub/domain';
import type { DraftView } from '#app/features/drafts/view.ts';

/** What the widgets of the statement show. */
export interface StatementData {
  summary: StatementSummary;
  /** What the editor needs; null in the grid. */
  editor: StatementEditorView | null;
}

/** A statement in a few lines. */
export interface StatementSummary {
  /** How it begins; empty when nothing is written. */
  beginning: string;
  count: StatementCount;
  /** What is written now reaches nobody, as far as that is known. */
  isOver?: true | undefined;
}

export interface StatementEditorView {
  /** The year of entry. */
  year: number;
  draft: DraftView;
  /** Newest first. Null when they could not be fetched. */
  versions: readonly VersionView[] | null;
}

/** A version that was kept. */
export interface VersionView {
  version: number;
  /** When it was saved, in words. */
  time: string;
  text: StatementText;
}
