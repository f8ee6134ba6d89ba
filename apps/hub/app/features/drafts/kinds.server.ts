import { versionedSettings } from '@applicant-hub/domain';
import type { DraftText } from './editor/text.ts';

/**
 * A kind of text that is saved automatically: how it is stored in `dashboardData`, and when it is
 * refused. All kinds are in `all-draft-kinds.server.ts`.
 */
export interface DraftKind {
  /** Name of its setting and of its widget. */
  id: 'Notes' | 'Statement' | 'StatementNew';
  /** Names of its sections, also used as names of form fields. */
  sections: readonly string[];
  /** Parses the data of its setting (JSON); null means that there is no setting. Never throws. */
  parse: (data: string | null) => DraftText;
  /** The data to store for a text. */
  toData: (text: DraftText) => unknown;
  /** Returns a message that explains why a text cannot be saved; null if it can be saved. */
  refuse: (text: DraftText) => string | null;
  /** Message after a save without scripts. */
  savedWords: () => string;
}

export const draftSetting = (kind: DraftKind) =>
  ({ collection: 'dashboardData', name: kind.id }) as const;

export const keepsVersions = ({ id }: DraftKind): boolean =>
  versionedSettings.some(({ name }) => name === id);
