import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DraftToSave, SettingToSave } from '@applicant-hub/api-clients';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClients, type Clients } from './clients.server.ts';
import { parseConfig } from '#app/platform/server/config/config.server.ts';
import { createRecordingLog } from '#app/platform/server/testing/recording-log.ts';
import type { UpstreamCall } from './upstream-calls.server.ts';

const context = { token: 'secret-token', requestId: 'request-1', timeoutMs: 4_000 };

let server: Server;
let answer: { status: number; body: string } | 'nothing';
let clients: Clients;
let calls: UpstreamCall[];
let lines: Record<string, unknown>[];

beforeEach(async () => {
  server = createServer((_request, response) => {
    if (answer === 'nothing') return;
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const config = parseConfig({
    TRACKING_URL: `${base}/tracking`,
    IDENTITY_URL: `${base}/identity`,
    EVENTS_URL: `${base}/events`,
  });
  const recording = createRecordingLog();
  lines = recording.lines;
  calls = [];
  clients = createClients({
    config,
    log: recording.log,
    onCall: (call) => void calls.push(call),
    onBreaker: () => undefined,
    onFull: () => undefined,
    now: () => new Date(),
  });
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

describe('the clients of the hub', () => {
  it('the clients report a successful call and log nothing', async () => {
    answer = { status: 204, body: '' };
    expect(await clients.tracking.ugTrack(context)).toEqual({ ok: true, value: null });
    expect(calls).toMatchObject([
      { api: 'tracking', operation: 'ugTrack', outcome: 'ok', isWorking: true },
    ]);
    expect(lines).toEqual([]);
  });

  it.each([
    ['a time-out', 'nothing', 'timeout', false],
    ['401', { status: 401, body: '{"message":"m","code":"c"}' }, 'unauthorised', true],
    ['404', { status: 404, body: '{"message":"m","code":"c"}' }, 'notFound', true],
    ['418', { status: 418, body: '' }, 'status', true],
    ['500', { status: 500, body: '' }, 'status', false],
    ['503', { status: 503, body: '' }, 'unavailable', false],
    ['HTML', { status: 200, body: '<html>Aisha' }, 'badContract', false],
  ] as const)(
    'the clients write exactly one log line for %s',
    async (_what, given, kind, isWorking) => {
      answer = given;
      const timeoutMs = given === 'nothing' ? 50 : context.timeoutMs;
      const result = await clients.tracking.ugTrack({ ...context, timeoutMs });
      expect(result).toMatchObject({ ok: false, failure: { kind } });
      expect(calls).toMatchObject([{ outcome: kind, isWorking }]);
      expect(lines).toMatchObject([
        {
          level: 'warn',
          requestId: 'request-1',
          api: 'tracking',
          operation: 'ugTrack',
          method: 'GET',
          kind,
          msg: 'upstream call failed',
        },
      ]);
      expect(JSON.stringify(lines)).not.toMatch(/secret-token|Aisha/);
    },
  );

  it('[SYS-6] a failed save is logged with its own message, and the failure is returned to the caller', async () => {
    answer = { status: 500, body: '{"message":"m","code":"c"}' };
    const setting = { collection: 'dashboardTodo', name: 'options', data: {}, immediate: true };
    expect(await clients.identity.saveSetting(context, setting as SettingToSave)).toMatchObject({
      ok: false,
      failure: { status: 500 },
    });
    expect(lines).toMatchObject([
      { operation: 'saveSetting', msg: 'Update failed, data not saved.' },
    ]);
  });

  it('[SYS-6] a failed conditional save is logged with the same message as an unconditional save', async () => {
    answer = { status: 500, body: '{"message":"m","code":"c"}' };
    const setting = { collection: 'dashboardData', name: 'Notes', data: 'x', immediate: true };
    const draft = { ...setting, expectedVersion: 1, keep: false } as DraftToSave;
    await clients.identity.saveDraft(context, draft);
    expect(lines).toMatchObject([
      { operation: 'saveDraft', msg: 'Update failed, data not saved.' },
    ]);
  });

  it('[LIV-16] a response without the identity for comments is logged once', async () => {
    answer = { status: 503, body: '' };
    await clients.identity.commentSignature(context, { uid: 'me', idToken: 'secret-token' });
    expect(lines).toMatchObject([{ operation: 'commentSignature', kind: 'unavailable' }]);
    expect(JSON.stringify(lines)).not.toContain('secret-token');
  });

  it('items left out of a response are logged once and counted', async () => {
    const sure = { title: 'Sure', start: '2027-01-13', schemes: [] };
    const events = [{ title: 'Aisha' }, sure, { ...sure, title: null }];
    answer = { status: 200, body: JSON.stringify({ events }) };
    expect(await clients.events?.listKeyDates(context, [])).toMatchObject({
      value: [{ title: 'Sure' }],
    });
    expect(calls).toMatchObject([{ outcome: 'ok', isWorking: true, leftOut: 2 }]);
    expect(lines).toMatchObject([
      {
        level: 'warn',
        requestId: 'request-1',
        api: 'events',
        operation: 'listKeyDates',
        count: 2,
        detail: expect.stringContaining('0.') as string,
        msg: 'invalid items left out of upstream answer',
      },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/secret-token|Aisha/);
  });

  it('a refused connection counts as a problem of the system', async () => {
    server.close();
    server.closeAllConnections();
    expect(await clients.tracking.ugTrack(context)).toMatchObject({
      failure: { kind: 'network' },
    });
    expect(calls).toMatchObject([{ isWorking: false }]);
  });
});
