import type { Target } from '../load/load.ts';
import { helloPort, originOf } from './ports.ts';
import { startServer, type Server } from './processes.ts';

export const hello: Target = { url: `${originOf(helloPort)}/` };

/** @param core the only core of the server; all cores when omitted */
export function startHello(core?: number): Promise<Server> {
  return startServer({
    args: ['tools/bench/hello/server.ts', String(helloPort)],
    probe: hello.url,
    ...(core !== undefined && { core }),
  });
}
