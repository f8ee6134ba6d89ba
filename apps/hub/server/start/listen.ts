import cluster from 'node:cluster';
import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';

/** Further places at which connections of one address are accepted. */
const DOORS = 15;

/**
 * Connections that may wait to be accepted. Of Node's 511 a crowd makes too few: the others are dropped,
 * and try again after 1, 3 and 7 seconds. The system may hold it lower (`net.core.somaxconn`).
 */
const BACKLOG = 4_096;

/** Where to listen. */
interface Address {
  readonly host: string;
  readonly port: number;
}

/**
 * Makes further doors for a server. In each turn of the event loop Node accepts one connection at each
 * door, and a turn is long where there is much to do: at one door a crowd waits outside, where nobody
 * can serve it or send it away.
 */
export const createDoors = (server: HttpServer): readonly Server[] =>
  Array.from({ length: DOORS }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
      server.emit('connection', socket),
    ),
  );

/**
 * Listens at an address, with all doors where the system can share it between them.
 *
 * @returns the port
 * @throws Error when it cannot listen there, such as where another process does
 */
export async function listen(
  server: Server,
  doors: readonly Server[],
  address: Address,
): Promise<number> {
  // Workers of a cluster get their connections from one process, which does nothing else.
  if (cluster.isWorker) return open(server, address);
  // Who shares an address shares it with any process of the same user, so first it must be free.
  const probe = createServer();
  const port = await open(probe, address);
  probe.close();
  await once(probe, 'close');

  const shared = { ...address, port, reusePort: true };
  await open(server, shared);
  // Node before 22.12 and some systems cannot share; then there is one door.
  await Promise.allSettled(doors.map((door) => open(door, shared)));
  return port;
}

async function open(server: Server, where: Address & { reusePort?: boolean }): Promise<number> {
  server.listen({ ...where, backlog: BACKLOG });
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
