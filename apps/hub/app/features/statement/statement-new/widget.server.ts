import { statementServer } from '../statement.server.ts';

export const server = statementServer('StatementNew');
