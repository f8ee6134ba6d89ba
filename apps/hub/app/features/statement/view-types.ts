import type { StatementCount, StatementText } from '@applicant-hub/domain';
import type { DraftView } from '#app/features/drafts/editor/view.ts';

export interface StatementData {
  summary: StatementSummary;
  /** Data for the editor; null in the grid. */
  editor: StatementEditorView | null;
}

export interface StatementSummary {
  /** The start of the text; empty when nothing is written. */
  beginning: string;
  count: StatementCount;
  /** Whether the text can no longer be sent. Not set while this is unknown. */
  isOver?: true | undefined;
}

export interface StatementEditorView {
  year: number;
  draft: DraftView;
  /** Newest first; null when they could not be fetched. */
  versions: readonly VersionView[] | null;
}

export interface VersionView {
  version: number;
  /** When the version was saved, as text. */
  time: string;
  text: StatementText;
}
