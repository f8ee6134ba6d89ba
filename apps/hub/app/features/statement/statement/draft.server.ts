import { statementDraft } from '../draft-kind.server.ts';

export const drafts = [statementDraft('Statement')];
