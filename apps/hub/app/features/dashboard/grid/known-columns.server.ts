import { type ColumnCount, columnCounts } from '@applicant-hub/domain';
import { cookie, readCookies } from '#app/platform/server/crypto/cookies.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';

/** Cookie with the column count that was last arranged in this browser. */
const COLUMNS_COOKIE = 'hub-columns';

const YEAR_S = 365 * 24 * 60 * 60;

/** The default is the column count of a phone. */
export function knownColumns({ request, context }: Pick<RequestScope, 'request' | 'context'>) {
  const known = readCookies(request, context.config).get(COLUMNS_COOKIE);
  return columnCounts.find((columns) => String(columns) === known) ?? 2;
}

export const rememberColumns = ({ context }: Pick<RequestScope, 'context'>, columns: ColumnCount) =>
  context.setCookie(cookie(context.config, COLUMNS_COOKIE, String(columns), { maxAge: YEAR_S }));
