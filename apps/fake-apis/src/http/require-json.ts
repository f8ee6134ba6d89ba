import type { MiddlewareHandler } from 'hono';
import { ApiError } from './api-error.ts';
import type { ServicesEnv } from './env.ts';

export const requireJson: MiddlewareHandler<ServicesEnv> = async (c, next) => {
  const type = c.req.header('content-type') ?? '';
  if (!/^application\/json\s*(;|$)/i.test(type) && (await c.req.text()) !== '') {
    throw new ApiError(
      415,
      'unexpectedContentType',
      'a body must have the content type application/json',
    );
  }
  await next();
};
