import type { AppLoadContext } from '@remix-run/node';
import type { CallContext, Result } from '@applicant-hub/api-clients';
import { type OpenEvent, schemeNames } from '@applicant-hub/domain';
import { withoutDeadLinks } from '#app/platform/server/config/missing-systems.server.ts';

/**
 * Maximum number of ids in a call. The API limits the length of a list, so longer lists are
 * requested in several calls.
 */
const AT_ONCE = 20;

/** An event that is requested by id may belong to any scheme, so all schemes are included. */
const scheme = Object.values(schemeNames).join();

/**
 * Loads open days and exhibitions by their ids, including past events. Unknown ids are omitted. In
 * a hub without events, none are returned.
 *
 * @returns all events, marked as partial if items could not be read; the failure if a call fails,
 * because an incomplete list would look complete
 */
export async function findEventsById(
  { clients, config }: Pick<AppLoadContext, 'clients' | 'config'>,
  context: CallContext,
  ids: readonly string[],
): Promise<Result<readonly OpenEvent[]>> {
  const { events } = clients;
  if (events === null) return { ok: true, value: [] };
  const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, index) =>
    ids.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
  const answers = await Promise.all(
    parts.map((part) =>
      events.listEvents(context, { scheme, keyword: '', limit: { by: 'ids', ids: part } }),
    ),
  );
  const found: OpenEvent[] = [];
  for (const result of answers) {
    if (!result.ok) return result;
    found.push(...result.value);
  }
  const isPartial = answers.some((result) => result.ok && result.isPartial);
  return {
    ok: true,
    value: withoutDeadLinks(
      found.filter(({ id }) => ids.includes(id)),
      config,
    ),
    ...(isPartial && { isPartial }),
  };
}
