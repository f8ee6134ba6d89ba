import { afterAll, beforeAll, expect } from 'vitest';
import { createServices, type Services, type ServicesOptions } from '../services.ts';

/** Origin of the hub in the tests; no server listens there. */
export const HUB = 'http://127.0.0.1:3999';

export const client = { id: 'applicant-hub', secret: 'a secret for tests', origins: [HUB] };

/** A day on which the calendar year and the cycle year differ. */
const NOW = new Date('2026-11-21T09:00:00Z');

export const testOptions: ServicesOptions = {
  port: 0,
  dataFile: ':memory:',
  control: true,
  clock: () => NOW,
  client,
  serviceClient: { id: 'hub-service', secret: 'a service secret for tests' },
  accessTokenTtl: 900,
  addressKey: 'a key for tests',
};

interface Request {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface TestApplicant {
  readonly id: string;
  readonly token: string;
  readonly call: (path: string, request?: Request) => Promise<Response>;
  /** The JSON of an API's response to a GET. */
  readonly read: (path: string) => Promise<unknown>;
}

export interface RunningServices {
  readonly url: () => string;
  /** Calls the control API and expects success. */
  readonly control: (method: string, path: string, body?: unknown) => Promise<unknown>;
  /** Calls the control API and returns the response, whatever its status. */
  readonly tryControl: (method: string, path: string, body?: unknown) => Promise<Response>;
  /** Creates a copy of a persona, so that tests are independent. */
  readonly applicant: (persona: string) => Promise<TestApplicant>;
}

export function runServices(options: Partial<ServicesOptions> = {}): RunningServices {
  let services: Services | undefined;
  beforeAll(async () => {
    services = await createServices({ ...testOptions, ...options });
  });
  afterAll(async () => services?.close());

  const url = () => services?.url ?? '';

  async function send(path: string, { method = 'GET', body, headers = {} }: Request = {}) {
    return fetch(url() + path, {
      method,
      redirect: 'manual',
      headers: {
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  const tryControl: RunningServices['tryControl'] = (method, path, body) =>
    send(`/__control${path}`, { method, body });

  const control: RunningServices['control'] = async (method, path, body) => {
    const response = await tryControl(method, path, body);
    expect(response.status, await response.clone().text()).toBe(200);
    return response.json();
  };

  return {
    url,
    control,
    tryControl,
    async applicant(persona) {
      const { id } = (await control('POST', '/personas', { copyOf: persona })) as { id: string };
      const { access_token: token } = (await control('POST', '/tokens', { persona: id })) as {
        access_token: string;
      };
      const call: TestApplicant['call'] = (path, request = {}) =>
        send(path, {
          ...request,
          headers: { authorization: `Bearer ${token}`, ...request.headers },
        });
      return {
        id,
        token,
        call,
        async read(path) {
          const response = await call(path);
          expect(response.status, await response.clone().text()).toBe(200);
          return response.json();
        },
      };
    },
  };
}

export async function outcome(response: Response): Promise<{ status: number; body: unknown }> {
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
}
