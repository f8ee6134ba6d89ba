import { type ColumnCount, columnCounts } from '@applicant-hub/domain';
import { cookie, readCookies } from '#app/platform/server/crypto/cookies.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';

/** The columns of the grid in this browser's window. */
const COLUMNS_COOKIE = 'hub-columns';

const YEAR_S = 365 * 24 * 60 * 60;

/** The columns that this browser had when its tools were arranged; otherwise those of a phone. */
export function knownColumns({ request, context }: Pick<RequestScope, 'request' | 'context'>) {
  const known = readCookies(request, context.config).get(COLUMNS_COOKIE);
  return columnCounts.find((columns) => String(columns) === known) ?? 2;
}

/** Remembers the columns of this browser, which the link that was pressed has told. */
export const rememberColumns = ({ context }: Pick<RequestScope, 'context'>, columns: ColumnCount) =>
  context.setCookie(cookie(context.config, COLUMNS_COOKIE, String(columns), { maxAge: YEAR_S }));
