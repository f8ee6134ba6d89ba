import type { AppLoadContext } from '@remix-run/node';
import type { Response } from 'express';
import type { Logger } from 'pino';
import type { HubServices } from '#app/platform/server/context.server.ts';
import { callsEndAt } from '#app/platform/server/upstream/page-budget.server.ts';
import { requestIdOf } from './operations/request-id.ts';

export function createLoadContext(
  services: HubServices,
  res: Response,
  build: Pick<AppLoadContext, 'startScript' | 'language' | 'languages' | 'suggestion'>,
): AppLoadContext {
  const requestId = requestIdOf(res);
  const work = new Map<string, Promise<unknown>>();
  let log: Logger | undefined;

  return {
    ...services,
    requestId,
    isForm: res.req.method === 'POST',
    nonce: String(res.locals['nonce']),
    ...build,
    deadline: callsEndAt(services.config),
    setCookie: (value) => void res.append('Set-Cookie', value),
    once<T>(key: string, start: () => Promise<T>): Promise<T> {
      const running = (work.get(key) as Promise<T> | undefined) ?? start();
      work.set(key, running);
      return running;
    },
    // Created on demand, because for most requests only the request line is logged.
    get log() {
      return (log ??= services.log.child({ requestId }));
    },
  };
}
