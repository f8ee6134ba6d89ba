import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { expect, it } from 'vitest';
import { createApp } from '#src/app.ts';
import { createService } from '#src/service.ts';
import type { Store } from '#src/store/store.ts';
import { startIssuer } from '#src/testing/issuer.ts';
import { optionsWith, runService } from '#src/testing/running-service.ts';
import { createLog } from './log.ts';

const service = runService();

const PATH = '/own-dates/api/v1/own-dates';
const todo = { kind: 'todo', title: 'Book the train', date: null, done: false };

/** An app with the given store. Store methods that are not given fail. */
function appWith(store: Partial<Store>, isDraining = false) {
  const log: string[] = [];
  const broken = () => Promise.reject(new Error('title "Book the train" is broken'));
  const app = createApp({
    log: createLog('info', { write: (line: string) => void log.push(line) }),
    store: {
      ...{ read: broken, change: broken, close: broken },
      ...{ isReachable: () => Promise.resolve(true), ...store },
    },
    verifyToken: () => Promise.resolve({ subject: 'an-applicant', onlyReads: false }),
    findLinkOwner: () => Promise.resolve(null),
    isDraining: () => isDraining,
  });
  return { app, log };
}

it('the service is ready when its database responds', async () => {
  const { app } = appWith({});
  expect((await app.request('/readyz')).status).toBe(200);
  const { app: without } = appWith({ isReachable: () => Promise.resolve(false) });
  expect((await without.request('/readyz')).status).toBe(503);
  expect((await without.request('/healthz')).status).toBe(200);
});

it('while the service shuts down, it is not ready and closes each connection', async () => {
  const response = await appWith({}, true).app.request('/readyz');
  expect(response.status).toBe(503);
  expect(response.headers.get('connection')).toBe('close');
  expect((await appWith({}).app.request('/readyz')).headers.get('connection')).toBeNull();
  expect(await response.text()).toBe('draining\n');
});

it('a failed query returns an error without details, and the log has no personal data', async () => {
  const { app, log } = appWith({});
  const response = await app.request(PATH, { headers: { authorization: 'Bearer a-token' } });
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ code: 'internal', message: 'the service failed' });
  expect(log.join('')).toContain('"msg":"request failed"');
  expect(log.join('')).toContain('own-items.ts');
  expect(log.join('')).not.toMatch(/Book the train|a-token|an-applicant/);
});

it('while the database does not respond, a request gets 503 with Retry-After', async () => {
  const { app, log } = appWith({ isReachable: () => Promise.resolve(false) });
  const response = await app.request(PATH, { headers: { authorization: 'Bearer a-token' } });
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(await response.json()).toMatchObject({ code: 'unavailable' });
  expect(log.filter((line) => line.includes('request failed'))).toHaveLength(1);
});

it('each request has one log line with its id, its route and no personal data', async () => {
  const applicant = await service.applicant();
  const before = service.log.length;
  const path = `${PATH}/an-interview`;
  const headers = { 'x-request-id': 'a-request-id' };
  await applicant.call(path, { method: 'PUT', body: { ...todo, expectedVersion: 0 }, headers });
  const lines = service.log.slice(before);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    requestId: 'a-request-id',
    method: 'PUT',
    route: `${PATH}/:id`,
    status: 200,
  });
  for (const secret of [applicant.token, applicant.subject, 'an-interview', todo.title]) {
    expect(lines[0]).not.toContain(secret);
  }
});

it('a malformed request id is replaced, and the response and the log line have the same new id', async () => {
  const response = await fetch(`${service.url()}/healthz`, { headers: { 'x-request-id': 'a b' } });
  const id = response.headers.get('x-request-id');
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(service.log.at(-1)).toContain(`"requestId":"${String(id)}"`);
});

it('the metrics have the route of a request but not its path', async () => {
  const applicant = await service.applicant();
  await applicant.call(`${PATH}/a-day?expectedVersion=1`, { method: 'DELETE' });
  await service.send('/history/a-secret-path');
  const text = await (await fetch(`${service.url()}/metrics`)).text();
  expect(text).toContain(`route="${PATH}/:id",status="404"`);
  expect(text).toContain('route="none",status="401"');
  expect(text).not.toMatch(/a-day|a-secret-path/);
});

it.each([
  ['bodyTooLarge', 413, JSON.stringify({ title: 'x'.repeat(300_000) }), 'application/json'],
  ['invalidJson', 400, '{"title":', 'application/json'],
  ['unexpectedContentType', 415, '{}', 'text/plain'],
])('an unacceptable body is refused with the code %s', async (code, status, body, type) => {
  const applicant = await service.applicant();
  const headers = { 'content-type': type };
  expect(await applicant.call(`${PATH}/one`, { method: 'PUT', body, headers })).toMatchObject({
    status,
    body: { code },
  });
});

it('a stopped service finishes its open requests first', async () => {
  const issuer = await startIssuer();
  const stopping = await createService(
    optionsWith(issuer.url),
    createLog('silent', { write: () => undefined }),
  );
  const token = await issuer.tokenFor('an-applicant');
  const open = request(`${stopping.url}${PATH}/one`, {
    method: 'PUT',
    headers: {
      ...{ authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      expect: '100-continue',
    },
  });
  open.flushHeaders();
  await once(open, 'continue');
  const closed = stopping.close();
  open.end(JSON.stringify({ ...todo, expectedVersion: 0 }));
  const [response] = (await once(open, 'response')) as [IncomingMessage];
  response.resume();
  expect(response.statusCode).toBe(200);
  await closed;
  await expect(fetch(`${stopping.url}/healthz`)).rejects.toThrow();
  await issuer.stop();
});
