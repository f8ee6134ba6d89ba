import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MiddlewareHandler } from 'hono';
import type { ServicesEnv } from '../http/env.ts';
import type { Fault, Faults } from './faults.ts';

/** @param api the name of the API, which is also its path prefix */
export function injectFaults(api: string, faults: Faults): MiddlewareHandler<ServicesEnv> {
  return async (c, next) => {
    const { method } = c.req;
    const path = c.req.path.slice(`/${api}`.length);
    const requestId = c.req.header('x-request-id') ?? null;
    const taken = faults.take({ api, method, path, persona: c.var.account, requestId });
    if (taken === null) return next();

    const { fault } = taken;
    if (c.var.seen !== undefined) c.var.seen.fault = taken.id;
    const { socket } = c.env.incoming;
    const isStillThereAfterMs = (ms: number) =>
      isStillThereAfter({ ms, removed: taken.removed, outgoing: c.env.outgoing });
    if (fault.delayMs !== undefined && !(await isStillThereAfterMs(fault.delayMs))) {
      return RESPONSE_ALREADY_SENT;
    }
    if (fault.drop === true) {
      socket.resetAndDestroy();
      return RESPONSE_ALREADY_SENT;
    }
    if (fault.raw !== undefined) {
      await writeRaw(socket, fault, isStillThereAfterMs);
      return RESPONSE_ALREADY_SENT;
    }
    const response = answerOf(fault);
    if (fault.padTo === undefined) return response ?? next();
    if (response !== null) return padded(response, fault.padTo);
    await next();
    c.res = await padded(c.res, fault.padTo);
    return undefined;
  };
}

/** Writes raw data instead of a response, and closes the connection. */
async function writeRaw(
  socket: Socket,
  { raw = '', dripMs }: Fault,
  isStillThereAfterMs: (ms: number) => Promise<boolean>,
): Promise<void> {
  if (dripMs === undefined) socket.write(raw);
  else {
    for (const byte of raw) {
      if (!(await isStillThereAfterMs(dripMs))) return;
      socket.write(byte);
    }
  }
  socket.end();
}

/** A response without a body is not changed. */
async function padded(response: Response, bytes: number): Promise<Response> {
  if (response.body === null) return response;
  const text = await response.text();
  const { status } = response;
  const type = response.headers.get('content-type') ?? 'application/json';
  return new Response(text.padEnd(bytes), { status, headers: { 'content-type': type } });
}

/** The response of a fault; null when the endpoint's real response is sent. */
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
  /** Aborted when the fault is removed, which stops its delay. */
  removed: AbortSignal;
  outgoing: ServicesEnv['Bindings']['outgoing'];
}

/**
 * Waits until the delay has passed, the fault is removed or the caller disconnects. Returns whether
 * the caller is still connected.
 */
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
