import { hubNodeOptions } from '../start/node-options.ts';
import { originOf, servicesPort } from './ports.ts';
import { startServer, type Server, type ServerSpec } from './processes.ts';
import type { Target, Targets } from './load.ts';
import { signIn } from './sign-in.ts';

/** Everything that the benchmark knows of the hub. */
const page = '/dashboard';
const hubServer = 'apps/hub/server/main.ts';

/** How long the hub waits for an optional upstream before it answers without, in milliseconds. */
export const pageBudgetMs = 1000;

/** How one hub is run. */
export interface HubOptions {
  readonly port: number;
  /** The only core that it may use; all when left out. */
  readonly core?: number;
  /** A file in `preload/`, run before the server. */
  readonly preload?: string;
  /** What else Node is started with. */
  readonly nodeOptions?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Runs so many worker processes over one port. */
  readonly workers?: number;
}

/** The production build, quiet, against the fake APIs. */
export function startHub(options: HubOptions): Promise<Server> {
  const { port, core, preload, nodeOptions = [], env, workers } = options;
  const imports = preload === undefined ? [] : ['--import', `./tools/bench/preload/${preload}`];
  const server =
    workers === undefined ? [hubServer] : ['tools/bench/workers.mjs', String(workers), hubServer];
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

/** A page of the hub as one persona sees it. */
export interface HubPage {
  readonly path: string;
  readonly persona: string;
  /** Whether the page is what is to be measured, and not one that lacks the data. */
  readonly isWhole: (html: string) => boolean;
}

/** The dashboard of a persona, at the hub at this port. */
export const dashboardOf = (port: number, persona: string): Promise<Target> =>
  signedInPage(port, {
    path: page,
    persona,
    isWhole: (html) => html.includes('data-tile="'),
  });

/** Twenty people at different points of different applications, each with a dashboard. */
const twenty = [
  ...['start', 'in-progress', 'ready', 'approval', 'returned'],
  ...['sent', 'waiting', 'offers', 'confirm', 'confirm-reasons'],
  ...['placed', 'insurance', 'unplaced', 'extra', 'clearing'],
  ...['withdrawn', 'conservatoire', 'both', 'overseas', 'scottish'],
];

/** The cookies of the twenty, signed in at the hub at this port; no page of theirs is asked for. */
export const twentyCookies = (port: number): Promise<string[]> =>
  Promise.all(twenty.map((persona) => signIn(originOf(port), persona)));

/** The dashboards that belong to some cookies. */
export function withCookies(port: number, cookies: readonly string[]): Targets {
  const [first, ...rest] = cookies.map((cookie) => ({ url: originOf(port) + page, cookie }));
  if (first === undefined) throw new RangeError('nobody to ask as');
  return [first, ...rest];
}

/**
 * Signs in and asks for a page once, which also fills the hub's caches.
 *
 * @throws Error when the page is not whole
 */
export async function signedInPage(
  port: number,
  { path, persona, isWhole }: HubPage,
): Promise<Target> {
  const url = originOf(port) + path;
  const target = { url, cookie: await signIn(originOf(port), persona) };
  const response = await fetch(url, { headers: { Cookie: target.cookie }, redirect: 'manual' });
  if (!isWhole(await response.text())) {
    throw new Error(`${url} answers ${response.status} to ${persona} and lacks the data`);
  }
  return target;
}
