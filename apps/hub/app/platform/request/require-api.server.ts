import { type AppLoadContext, data } from '@remix-run/node';
import type { OptionalApi } from '#app/platform/server/config/config.server.ts';
import type { Clients } from '#app/platform/server/upstream/clients.server.ts';

/** @throws a 404 if the hub does not have the API */
export function requireApi<Api extends OptionalApi>(
  { clients }: Pick<AppLoadContext, 'clients'>,
  api: Api,
): NonNullable<Clients[Api]> {
  const client: Clients[Api] = clients[api];
  if (client === null) throw data(null, { status: 404 });
  return client;
}
