import { Hono, type MiddlewareHandler } from 'hono';
import { ApiError } from '../http/api-error.ts';
import type { ServiceEnv } from '../http/env.ts';
import { readBody } from '../http/read-body.ts';
import { ownerOfLink } from '../links/owner-of-link.ts';
import type { FindLinkOwner } from '../links/link-owner.ts';
import { changesBody, seenBody } from './bodies.ts';
import type { StatusHistories } from './status-histories.ts';

const PATH = '/api/v1/status-history';

interface HistoryParts {
  readonly histories: StatusHistories;
  readonly findLinkOwner: FindLinkOwner;
  readonly guard: MiddlewareHandler<ServiceEnv>;
}

export function historyRoutes({ histories, findLinkOwner, guard }: HistoryParts) {
  const routes = new Hono<ServiceEnv>();

  routes.post('/api/v1/calendar-links/statuses', async (c) => {
    const owner = await ownerOfLink(c, findLinkOwner);
    return c.json({ statuses: await histories.lastStatuses(owner) });
  });

  routes.use(guard);
  routes.get(PATH, async (c) => c.json(await histories.find(c.var.owner)));
  routes.put(`${PATH}/changes`, async (c) => {
    const { changes } = await readBody(c, changesBody);
    return c.json(await histories.add(c.var.owner, changes));
  });
  routes.put(`${PATH}/seen`, async (c) => {
    const { until } = await readBody(c, seenBody);
    const history = await histories.markSeen(c.var.owner, until);
    if (history === null) throw new ApiError(404, 'unknownChange', 'there is no such change');
    return c.json(history);
  });
  routes.delete(PATH, async (c) => {
    await histories.clear(c.var.owner);
    return c.body(null, 204);
  });
  return routes;
}
