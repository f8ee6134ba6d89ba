import { statementDraft } from '../../statement/draft-kind.server.ts';

export const drafts = [statementDraft('StatementNew')];
