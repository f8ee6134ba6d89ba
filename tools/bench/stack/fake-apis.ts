import { hubPorts, originOf, proxyPort, recordedPort, servicesPort } from './ports.ts';
import { startServer, type Server } from './processes.ts';

export const servicesUrl = originOf(servicesPort);

/** @param core the only core that the fake APIs may use */
export function startFakeApis(core: number): Promise<Server> {
  return startServer({
    args: ['--disable-warning=ExperimentalWarning', 'apps/fake-apis/src/main.ts'],
    env: {
      SERVICES_PORT: String(servicesPort),
      SERVICES_DATA: ':memory:',
      CONTROL: 'on',
      ACCESS_TOKEN_TTL: '86400',
      HUB_URL: [...Object.values(hubPorts), proxyPort].map(originOf).join(),
    },
    probe: `${servicesUrl}/healthz`,
    core,
  });
}

/**
 * The URLs of the APIs that are recorded. They point to the recorded responses of the fake APIs.
 * The identity provider is not recorded.
 */
export const recordedApis = Object.fromEntries(
  ['tracking', 'apply', 'content', 'identity', 'courses', 'geocode'].map((api) => [
    `${api.toUpperCase()}_URL`,
    `${originOf(recordedPort)}/${api}`,
  ]),
);

/** @param core the only core that the recorded APIs may use */
export function startRecordedApis(core: number): Promise<Server> {
  return startServer({
    args: ['tools/bench/load/recorded-apis.ts', String(recordedPort), servicesUrl],
    probe: `${originOf(recordedPort)}/healthz`,
    core,
  });
}

export async function setTrackingHangs(hangs: boolean): Promise<void> {
  if (hangs) await control('PUT', '/faults', { api: 'tracking', fault: { delayMs: 30_000 } });
  else await control('DELETE', '/faults');
}

/**
 * Calls a control endpoint of the fake APIs.
 *
 * @param path below `/__control`
 * @returns the response
 * @throws Error when the fake APIs return an error
 */
export async function control(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<unknown> {
  const response = await fetch(`${servicesUrl}/__control${path}`, {
    method,
    ...(body !== undefined && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!response.ok)
    throw new Error(`${method} ${path}: the fake APIs respond with ${response.status}`);
  return response.json();
}
