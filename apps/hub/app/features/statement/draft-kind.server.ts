import { m } from '@applicant-hub/copy';
import {
  parseStatement,
  pickStatement,
  statementBlocks,
  statementFields,
  type StatementKind,
} from '@applicant-hub/domain';
import type { DraftKind } from '#app/features/drafts/kinds.server.ts';
import { blockWords } from './words.ts';

export const statementDraft = (kind: StatementKind): DraftKind => ({
  id: kind,
  sections: statementFields[kind],
  parse: (data) => ({ ...parseStatement(kind, data) }),
  toData: (text) => text,
  refuse: (text) => {
    const [block] = statementBlocks(
      kind,
      pickStatement(kind, (field) => text[field]),
    );
    return block === undefined ? null : blockWords[block]();
  },
  savedWords: m.statement_saved,
});
