import type { MiddlewareHandler } from 'hono';
import { ApiError } from '../http/api-error.ts';
import type { ServiceEnv } from '../http/env.ts';
import type { VerifyToken } from './verify-token.ts';

/** Sets the owner of a request from its access token, and refuses requests without a valid token. */
export function requireToken(verify: VerifyToken): MiddlewareHandler<ServiceEnv> {
  return async (c, next) => {
    const token = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
    const caller = token === undefined ? null : await verify(token);
    if (caller === null) {
      c.header('WWW-Authenticate', 'Bearer error="invalid_token"');
      throw new ApiError(401, 'unauthorised', 'the access token is missing or not accepted');
    }
    if (caller.onlyReads && c.req.method !== 'GET') {
      throw new ApiError(403, 'forbidden', 'this token only reads');
    }
    c.set('owner', caller.subject);
    await next();
  };
}
