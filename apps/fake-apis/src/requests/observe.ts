import type { MiddlewareHandler } from 'hono';
import type { AccessTokens } from '../oidc/access-tokens.ts';
import type { ServicesEnv } from '../http/env.ts';
import type { ResponseStats } from './response-stats.ts';
import type { RequestLog, SeenRequest } from './request-log.ts';

interface Observation {
  /** The name of the API, which is also its path prefix. */
  api: string;
  log: RequestLog;
  responseStats: ResponseStats;
  tokens: AccessTokens;
}

export function observe({
  api,
  log,
  responseStats,
  tokens,
}: Observation): MiddlewareHandler<ServicesEnv> {
  return async (c, next) => {
    const owner = tokens.find(bearerToken(c.req.header('authorization')));
    const account = owner?.account ?? null;
    const startedAt = performance.now();
    const seen: SeenRequest = {
      at: new Date().toISOString(),
      api,
      method: c.req.method,
      path: c.req.path.slice(`/${api}`.length),
      query: c.req.queries(),
      persona: account,
      requestId: c.req.header('x-request-id') ?? null,
      body: '',
      status: null,
      fault: null,
      durationMs: null,
    };
    log.add(seen);
    const recordResponse = responseStats.begin(api);
    c.set('account', account);
    c.set('onlyReads', owner?.onlyReads ?? false);
    c.set('seen', seen);
    await next();
    const { incoming, outgoing } = c.env;
    if (!incoming.socket.destroyed) {
      // `c.res` does not have the response of a handler that writes directly to the connection,
      // such as the identity provider.
      seen.status = outgoing.headersSent ? outgoing.statusCode : c.res.status;
    }
    recordResponse(seen.status);
    seen.durationMs = Math.round(performance.now() - startedAt);
  };
}

function bearerToken(header: string | undefined): string {
  return /^Bearer +(\S+)$/i.exec(header ?? '')?.[1] ?? '';
}
