import { setTimeout as delay } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MiddlewareHandler } from 'hono';
import type { ServicesEnv } from '../http/env.ts';
import type { Fault, Faults } from './faults.ts';

/**
 * Answers with the fault that is set for a request, or lets it pass.
 *
 * @param api the name of the API, which is also its path prefix
 */
export function injectFaults(api: string, faults: Faults): MiddlewareHandler<ServicesEnv> {
  return async (c, next) => {
    const { method } = c.req;
    const path = c.req.path.slice(`/${api}`.length);
    const taken = faults.take({ api, method, path, persona: c.var.account });
    if (taken === null) return next();

    const { fault } = taken;
    if (c.var.seen !== undefined) c.var.seen.fault = taken.id;
    const { socket } = c.env.incoming;
    if (fault.delayMs !== undefined) {
      const isStillThere = await isStillThereAfter({
        ms: fault.delayMs,
        removed: taken.removed,
        outgoing: c.env.outgoing,
      });
      if (!isStillThere) return RESPONSE_ALREADY_SENT;
    }
    if (fault.drop === true) {
      socket.resetAndDestroy();
      return RESPONSE_ALREADY_SENT;
    }
    return answerOf(fault) ?? next();
  };
}

/** The answer that a fault gives, or null when it only delays the real one. */
function answerOf({ status, body, contentType }: Fault): Response | null {
  if (status === undefined && body === undefined) return null;
  const isEmpty = status === 204 || status === 205 || status === 304;
  const text = body ?? errorBody(status ?? 200);
  return new Response(isEmpty ? null : text, {
    status: status ?? 200,
    headers: isEmpty ? {} : { 'content-type': contentType ?? contentTypeOf(text) },
  });
}

function errorBody(status: number): string {
  return status < 400 ? '' : JSON.stringify({ message: 'a fault was set', code: 'fault' });
}

function contentTypeOf(body: string): string {
  return body.trimStart().startsWith('<') ? 'text/html; charset=utf-8' : 'application/json';
}

interface Wait {
  ms: number;
  /** The fault was removed: its delay ends. */
  removed: AbortSignal;
  outgoing: ServicesEnv['Bindings']['outgoing'];
}

/** Waits, but no longer than the fault is set or the caller waits. */
async function isStillThereAfter({ ms, removed, outgoing }: Wait): Promise<boolean> {
  const gone = new AbortController();
  const leave = () => gone.abort();
  outgoing.once('close', leave);
  try {
    await delay(ms, undefined, { signal: AbortSignal.any([gone.signal, removed]) });
    return true;
  } catch {
    return !gone.signal.aborted;
  } finally {
    outgoing.off('close', leave);
  }
}
