import cluster from 'node:cluster';
import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';

/** Number of further listening sockets for one address. */
const DOORS = 15;

/**
 * Maximum number of connections that wait to be accepted. Node's default of 511 is too small for a
 * sudden burst of connections: further connections are dropped, and retried after 1, 3 and 7
 * seconds. The system may have a lower limit (`net.core.somaxconn`).
 */
const BACKLOG = 4_096;

interface Address {
  readonly host: string;
  readonly port: number;
}

/**
 * Creates further listening sockets for a server. Node accepts one connection per socket in each
 * turn of the event loop, and turns are long under load. With one socket, a sudden burst of
 * connections would wait in the backlog, where they can be neither served nor refused.
 */
export const createDoors = (server: HttpServer): readonly Server[] =>
  Array.from({ length: DOORS }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
      server.emit('connection', socket),
    ),
  );

/**
 * Listens at an address, with all sockets if the system allows them to share the address.
 * @returns the port
 * @throws Error if the address is unavailable, for example because another process uses it
 */
export async function listen(
  server: Server,
  doors: readonly Server[],
  address: Address,
): Promise<number> {
  // Workers of a cluster need no further sockets, because their primary process only accepts
  // connections.
  if (cluster.isWorker) return open(server, address);
  // Any process of the same user can also listen on a shared address, so the hub first checks that
  // the address is free.
  const probe = createServer();
  const port = await open(probe, address);
  probe.close();
  await once(probe, 'close');

  const shared = { ...address, port, reusePort: true };
  await open(server, shared);
  // Node before 22.12 and some systems cannot share an address; then there is one socket.
  await Promise.allSettled(doors.map((door) => open(door, shared)));
  return port;
}

async function open(server: Server, where: Address & { reusePort?: boolean }): Promise<number> {
  server.listen({ ...where, backlog: BACKLOG });
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
