import { drafts as notes } from '#app/features/widgets/notes/draft.server.ts';
import { drafts as statement } from '#app/features/statement/statement/draft.server.ts';
import { drafts as statementNew } from '#app/features/statement/statement-new/draft.server.ts';
import type { DraftKind } from '#app/features/drafts/kinds.server.ts';

export const draftKinds: readonly DraftKind[] = [...notes, ...statement, ...statementNew];

export const findDraftKind = (id: unknown): DraftKind | undefined =>
  draftKinds.find((kind) => kind.id === id);
