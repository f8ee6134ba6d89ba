import { statementServer } from '../../statement/statement.server.ts';

export const server = statementServer('Statement');
