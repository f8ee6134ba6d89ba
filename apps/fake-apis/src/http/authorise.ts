import type { MiddlewareHandler } from 'hono';
import type { Refusals } from '../states/refusals.ts';
import { ApiError } from './api-error.ts';
import type { ServicesEnv } from './env.ts';

export function authoriseByKey(key: string): MiddlewareHandler<ServicesEnv> {
  return async (c, next) => {
    if (c.req.query('key') !== key) {
      throw new ApiError(401, 'unauthorised', 'the key is missing or not accepted');
    }
    await next();
  };
}

export function authorise(refusals: Refusals): MiddlewareHandler<ServicesEnv> {
  return async (c, next) => {
    const { account, onlyReads } = c.var;
    const refusal = account === null ? 401 : refusals.find(account);
    if (refusal === 401) {
      c.header('www-authenticate', 'Bearer error="invalid_token"');
      throw new ApiError(401, 'unauthorised', 'the access token is missing or not accepted');
    }
    if (onlyReads && c.req.method !== 'GET') {
      throw new ApiError(403, 'forbidden', 'this token is read-only');
    }
    if (refusal === 403) throw new ApiError(403, 'forbidden', 'this account may not do that');
    await next();
  };
}

/** Also accepts requests without a token; a token that is sent must be valid. */
export const whenSent =
  (guard: MiddlewareHandler<ServicesEnv>): MiddlewareHandler<ServicesEnv> =>
  (c, next) =>
    c.req.header('authorization') === undefined ? next() : guard(c, next);
