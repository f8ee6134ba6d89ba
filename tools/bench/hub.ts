import { startServer, type Server, type ServerSpec } from './processes.ts';
import type { Target } from './load.ts';
import { signIn } from './sign-in.ts';

/** Everything that the benchmark knows of the hub and of its stand-ins. */
const page = '/dashboard';
const persona = 'offers';
const hubServer = 'apps/hub/server/main.ts';
const servicesPort = 4300;

/** The port of every hub that is run. */
export const hubPorts = {
  calls: 4301,
  inProcess: 4302,
  bare: 4303,
  oneProcess: 4304,
  twoProcesses: 4305,
  heap: 4306,
  hungUpstream: 4307,
  firstLoad: 4308,
} as const;

const servicesUrl = `http://127.0.0.1:${servicesPort}`;

/** How long the hub waits for an optional upstream before it answers without, in milliseconds. */
export const pageBudgetMs = 1000;

/** @param core the only core that the stand-ins may use */
export function startStandIns(core: number): Promise<Server> {
  return startServer({
    args: ['--disable-warning=ExperimentalWarning', 'apps/services/src/main.ts'],
    env: {
      SERVICES_PORT: String(servicesPort),
      SERVICES_DATA: ':memory:',
      CONTROL: 'on',
      ACCESS_TOKEN_TTL: '86400',
      HUB_URL: Object.values(hubPorts).map(originOf).join(),
    },
    probe: `${servicesUrl}/healthz`,
    core,
  });
}

const recordedPort = 4309;

/** Everything but the identity provider, as recorded from the stand-ins. */
export const recordedApis = Object.fromEntries(
  ['tracking', 'apply', 'content', 'identity'].map((api) => [
    `${api.toUpperCase()}_URL`,
    `${originOf(recordedPort)}/${api}`,
  ]),
);

/** @param core the only core that the recorded APIs may use */
export function startRecordedApis(core: number): Promise<Server> {
  return startServer({
    args: ['tools/bench/recorded-apis.ts', String(recordedPort), servicesUrl],
    probe: `${originOf(recordedPort)}/healthz`,
    core,
  });
}

/** How one hub is run. */
export interface HubOptions {
  readonly port: number;
  /** The only core that it may use; all when left out. */
  readonly core?: number;
  /** A file in `preload/`, run before the server. */
  readonly preload?: string;
  /** What else follows `node` before the server's file. */
  readonly nodeOptions?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Runs so many worker processes over one port. */
  readonly workers?: number;
}

/** The production build, quiet, against the stand-ins. */
export function startHub(options: HubOptions): Promise<Server> {
  const { port, core, preload, nodeOptions = [], env, workers } = options;
  const imports = preload === undefined ? [] : ['--import', `./tools/bench/preload/${preload}`];
  const server =
    workers === undefined ? [hubServer] : ['tools/bench/workers.mjs', String(workers), hubServer];
  const spec: ServerSpec = {
    args: [...nodeOptions, ...imports, ...server],
    env: {
      HUB_ENV: 'test',
      PORT: String(port),
      SERVICES_PORT: String(servicesPort),
      PUBLIC_URL: originOf(port),
      PAGE_BUDGET_MS: String(pageBudgetMs),
      LOG_FILE: '/dev/null',
      ...env,
    },
    probe: `${originOf(port)}/readyz`,
    ...(core !== undefined && { core }),
  };
  return startServer(spec);
}

/** The dashboard of the hub at this port, signed in. */
export async function dashboard(port: number): Promise<Target> {
  const url = originOf(port) + page;
  const target = { url, cookie: await signIn(originOf(port), persona) };
  const response = await fetch(url, { headers: { Cookie: target.cookie }, redirect: 'manual' });
  if (!(await response.text()).includes('data-tile="')) {
    throw new Error(`${url} answers ${response.status} and shows no application tile`);
  }
  return target;
}

/** Makes the tracking API hang, or answer again. */
export async function setTrackingHangs(hangs: boolean): Promise<void> {
  const response = await fetch(`${servicesUrl}/__control/faults`, {
    method: hangs ? 'PUT' : 'DELETE',
    ...(hangs && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ api: 'tracking', fault: { delayMs: 30_000 } }),
    }),
  });
  if (!response.ok) throw new Error(`the stand-ins answer ${response.status} to a fault`);
}

/** What `bare-render.mjs` needs to know of the hub. */
export const bareEnvironment = (barePort: number) => ({
  BARE_PORT: String(barePort),
  BARE_PATH: page,
});

function originOf(port: number): string {
  return `http://127.0.0.1:${port}`;
}
