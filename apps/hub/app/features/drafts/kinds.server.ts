import { versionedSettings } from '@applicant-hub/domain';
import type { DraftText } from './text.ts';

/**
 * One sort of text that saves itself: how it is kept in `dashboardData`, and when it cannot be.
 * All of them are in `all-draft-kinds.server.ts`.
 */
export interface DraftKind {
  /** Name of its setting, and of its widget. */
  id: 'Notes' | 'Statement' | 'StatementNew';
  /** Names of its sections, which are names of form fields too. */
  sections: readonly string[];
  /** The text in the data of its setting (JSON); null is no setting. It never fails. */
  parse: (data: string | null) => DraftText;
  /** What is kept of a text. */
  toData: (text: DraftText) => unknown;
  /** Why a text cannot be saved, in words; null when it can be. */
  refuse: (text: DraftText) => string | null;
  /** What somebody without scripts is told after a save. */
  savedWords: () => string;
}

/** Where a text is kept. */
export const draftSetting = (kind: DraftKind) =>
  ({ collection: 'dashboardData', name: kind.id }) as const;

/** Whether the contents that are replaced are kept. */
export const keepsVersions = ({ id }: DraftKind): boolean =>
  versionedSettings.some(({ name }) => name === id);
