import { Hono, type MiddlewareHandler } from 'hono';
import { ApiError } from '../http/api-error.ts';
import type { ServiceEnv } from '../http/env.ts';
import { readBody, readInput } from '../http/read-body.ts';
import { ownerOfLink } from '../links/owner-of-link.ts';
import type { FindLinkOwner } from '../links/link-owner.ts';
import { itemBody, itemId, removalQuery } from './bodies.ts';
import type { Changed, OwnItems } from './own-items.ts';

const PATH = '/api/v1/own-dates';

interface OwnDatesParts {
  readonly items: OwnItems;
  readonly findLinkOwner: FindLinkOwner;
  readonly guard: MiddlewareHandler<ServiceEnv>;
}

export function ownDatesRoutes({ items, findLinkOwner, guard }: OwnDatesParts) {
  const routes = new Hono<ServiceEnv>();

  routes.post('/api/v1/calendar-links/own-dates', async (c) => {
    const owner = await ownerOfLink(c, findLinkOwner);
    return c.json({ dates: await items.list(owner) });
  });

  routes.use(guard);
  routes.get(PATH, async (c) => c.json({ dates: await items.list(c.var.owner) }));
  routes.put(`${PATH}/:id`, async (c) => {
    const id = readInput('parameter', itemId, c.req.param('id'));
    const { expectedVersion, ...details } = await readBody(c, itemBody);
    const saved = await items.save(c.var.owner, id, expectedVersion, details);
    return c.json({ id, version: versionOf(saved), ...details });
  });
  routes.delete(`${PATH}/:id`, async (c) => {
    const id = readInput('parameter', itemId, c.req.param('id'));
    const { expectedVersion } = readInput('parameter', removalQuery, c.req.query());
    const removed = await items.remove(c.var.owner, id, expectedVersion);
    return c.json({ version: versionOf(removed) });
  });
  routes.delete(PATH, async (c) => {
    await items.clear(c.var.owner);
    return c.body(null, 204);
  });
  return routes;
}

/** @throws ApiError when the item was not changed */
function versionOf(changed: Changed): number {
  switch (changed.outcome) {
    case 'done':
      return changed.version;
    case 'conflict': {
      const { version, current } = changed;
      throw new ApiError(409, 'changedSince', 'the date was changed since', { version, current });
    }
    case 'full':
      throw new ApiError(422, 'tooMany', 'there is no room for another date');
    case 'unknown':
      throw new ApiError(404, 'unknownDate', 'there is no such date');
  }
}
