import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Hono } from 'hono';
import type Provider from 'oidc-provider';
import type { ServicesEnv } from '../http/env.ts';
import { OIDC } from './provider.ts';

/** Passes all other requests below the prefix to the provider, which is a Koa app. */
export function mountProvider(app: Hono<ServicesEnv>, provider: Provider): void {
  const handle = provider.callback();
  app.all('/*', async (c) => {
    const { incoming, outgoing } = c.env;
    const url = incoming.url ?? '';
    // As in Express, `url` is the path below the mount point, and `originalUrl` is the whole path.
    Object.assign(incoming, { url: url.slice(`/${OIDC}`.length) || '/', originalUrl: url });
    await handle(incoming, outgoing);
    return RESPONSE_ALREADY_SENT;
  });
}
