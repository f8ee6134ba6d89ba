import { hubNodeOptions } from '../../start/node-options.ts';
import { originOf, servicesPort } from './ports.ts';
import { startServer, type Server, type ServerSpec } from './processes.ts';
import type { Target, Targets } from '../load/load.ts';
import { signIn } from './sign-in.ts';

const page = '/dashboard';
const hubServer = 'apps/hub/server/main.ts';

/**
 * Time that the hub waits for optional upstream calls before it responds without them, in
 * milliseconds.
 */
export const pageBudgetMs = 1000;

export interface HubOptions {
  readonly port: number;
  /** The only core of the hub; all cores when omitted. */
  readonly core?: number;
  /** A file in `preload/` to run before the server. */
  readonly preload?: string;
  readonly nodeOptions?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Number of worker processes that share one port. */
  readonly workers?: number;
}

/** Starts the production build with little logging, against the fake APIs. */
export function startHub(options: HubOptions): Promise<Server> {
  const { port, core, preload, nodeOptions = [], env, workers } = options;
  const imports = preload === undefined ? [] : ['--import', `./tools/bench/preload/${preload}`];
  const server =
    workers === undefined
      ? [hubServer]
      : ['tools/bench/load/workers.mjs', String(workers), hubServer];
  const spec: ServerSpec = {
    args: [...hubNodeOptions, ...nodeOptions, ...imports, ...server],
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

export interface HubPage {
  readonly path: string;
  readonly persona: string;
  /** Checks that the page has its data and is not an error or fallback version. */
  readonly isWhole: (html: string) => boolean;
}

export const dashboardOf = (port: number, persona: string): Promise<Target> =>
  signedInPage(port, {
    path: page,
    persona,
    isWhole: (html) => html.includes('data-tile="'),
  });

/** Twenty applicants at different stages of different applications, each with a dashboard. */
const twenty = [
  ...['start', 'in-progress', 'ready', 'approval', 'returned'],
  ...['sent', 'waiting', 'offers', 'confirm', 'confirm-reasons'],
  ...['placed', 'insurance', 'unplaced', 'extra', 'clearing'],
  ...['withdrawn', 'conservatoire', 'both', 'overseas', 'scottish'],
];

/**
 * Signs twenty applicants in to the hub at a port and returns their cookies. It does not request
 * any of their pages.
 */
export const twentyCookies = (port: number): Promise<string[]> =>
  Promise.all(twenty.map((persona) => signIn(originOf(port), persona)));

export function withCookies(port: number, cookies: readonly string[]): Targets {
  const [first, ...rest] = cookies.map((cookie) => ({ url: originOf(port) + page, cookie }));
  if (first === undefined) throw new RangeError('there is no applicant for the request');
  return [first, ...rest];
}

/**
 * Signs in and requests a page once, which also fills the hub's caches.
 *
 * @throws Error when data is missing from the page
 */
export async function signedInPage(
  port: number,
  { path, persona, isWhole }: HubPage,
): Promise<Target> {
  const url = originOf(port) + path;
  const target = { url, cookie: await signIn(originOf(port), persona) };
  const response = await fetch(url, { headers: { Cookie: target.cookie }, redirect: 'manual' });
  if (!isWhole(await response.text())) {
    throw new Error(`${url} responds with ${response.status} to ${persona}, without the data`);
  }
  return target;
}
