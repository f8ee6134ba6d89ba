import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { createLog } from '../operations/log.ts';
import { createService, type Service, type ServiceOptions } from '../service.ts';
import { migrations } from '../store/migrations/index.ts';
import { AUDIENCE, startIssuer, type TestIssuer } from './issuer.ts';

interface Request {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Outcome {
  readonly status: number;
  readonly body: unknown;
}

type Send = (path: string, request?: Request) => Promise<Outcome>;

export interface TestApplicant {
  readonly subject: string;
  readonly token: string;
  readonly call: Send;
}

export interface RunningService {
  readonly url: () => string;
  readonly issuer: () => TestIssuer;
  /** The lines of the log, newest last. */
  readonly log: readonly string[];
  /** Sends a request without a token. */
  readonly send: Send;
  /** An applicant without rows, so that tests are independent. */
  readonly applicant: () => Promise<TestApplicant>;
}

export const optionsWith = (issuer: string): ServiceOptions => ({
  host: '127.0.0.1',
  port: 0,
  place: { kind: 'embedded', folder: 'memory://' },
  migrations,
  issuer,
  audience: AUDIENCE,
  linkEndpoint: null,
  noticeMs: 0,
});

export async function send(
  url: string,
  { method = 'GET', body, headers = {} }: Request = {},
): Promise<Outcome> {
  const response = await fetch(url, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
}

export function runService(change: (options: ServiceOptions) => ServiceOptions = (o) => o) {
  let issuer: TestIssuer | undefined;
  let service: Service | undefined;
  const log: string[] = [];
  const issuerNow = (): TestIssuer => {
    if (issuer === undefined) throw new Error('the issuer is not running');
    return issuer;
  };
  beforeAll(async () => {
    issuer = await startIssuer();
    const written = { write: (line: string) => void log.push(line) };
    service = await createService(change(optionsWith(issuer.url)), createLog('info', written));
  });
  afterAll(async () => {
    await service?.close();
    await issuer?.stop();
  });
  const url = () => service?.url ?? '';
  const sendHere: Send = (path, request) => send(url() + path, request);
  return {
    ...{ url, issuer: issuerNow, log, send: sendHere },
    async applicant() {
      const subject = randomUUID();
      const token = await issuerNow().tokenFor(subject);
      const call: Send = (path, request = {}) =>
        sendHere(path, {
          ...request,
          headers: { authorization: `Bearer ${token}`, ...request.headers },
        });
      return { subject, token, call };
    },
  } satisfies RunningService;
}
