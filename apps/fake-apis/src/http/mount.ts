import type { Context, Hono } from 'hono';
import type { Endpoint } from './endpoint.ts';
import type { ServicesEnv } from './env.ts';
import { TextBody } from './text-body.ts';

export function mount<Caller>(
  app: Hono<ServicesEnv>,
  endpoints: readonly Endpoint<Caller>[],
  callerOf: (context: Context<ServicesEnv>) => Caller,
): void {
  for (const { method, path, respond } of endpoints) {
    app.on(method, path, async (c) => {
      const body = method === 'GET' ? '' : await c.req.text();
      if (c.var.seen !== undefined) c.var.seen.body = body;
      const call = { params: c.req.param(), query: c.req.queries(), body };
      const result = await respond(call, callerOf(c));
      if (result === null) return c.body(null, 204);
      if (result instanceof TextBody) {
        return c.body(result.text, 200, { 'content-type': result.type });
      }
      return c.body(JSON.stringify(result), 200, { 'content-type': 'application/json' });
    });
  }
}
