import { drafts as notes } from '../widgets/notes/draft.server.ts';
import { drafts as statement } from '../widgets/statement/draft.server.ts';
import { drafts as statementNew } from '../widgets/statement-new/draft.server.ts';
import type { DraftKind } from './kinds.server.ts';

/** Every text that saves itself. */
export const draftKinds: readonly DraftKind[] = [...notes, ...statement, ...statementNew];

export const findDraftKind = (id: unknown): DraftKind | undefined =>
  draftKinds.find((kind) => kind.id === id);
