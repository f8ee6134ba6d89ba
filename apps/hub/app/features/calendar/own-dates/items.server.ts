import type { Result } from '@applicant-hub/api-clients';
import type { OwnItem } from '@applicant-hub/domain';
import { readOptions } from '#app/platform/request/call.server.ts';
import type { SessionScope } from '#app/platform/request/request-scope.ts';

/**
 * The applicant's own dates and to-dos, loaded once per request. There are none in a hub without
 * own dates.
 */
export const getOwnItems = (call: SessionScope): Promise<Result<readonly OwnItem[]>> =>
  call.context.once('own-items', async () => {
    const { ownDates } = call.context.clients;
    return ownDates ? ownDates.list(readOptions(call)) : { ok: true, value: [] };
  });
