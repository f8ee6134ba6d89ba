import { readFileSync } from 'node:fs';

type Environment = Readonly<Record<string, string | undefined>>;

/** The addresses that must be known before the programs start. */
export interface Addresses {
  readonly hubPort: number;
  readonly servicesPort: number;
  readonly hubUrl: string;
  readonly servicesUrl: string;
  readonly hubServicePort: number;
  readonly hubServiceUrl: string;
  /** False when every upstream system has an address outside the fake APIs, or is absent. */
  readonly needsFakeApis: boolean;
  /**
   * Whether the hub's own service runs in addition to the fake APIs. Its embedded database is not
   * for production, and it needs the tokens of the fake identity provider.
   */
  readonly needsHubService: boolean;
}

/**
 * The variables with the addresses of the systems behind the hub: the issuer, and one base URL for
 * each external API. Tools must not import the hub's own table of variables, but `.env.example` is
 * generated from that table, so this function reads `.env.example`. In development, a variable
 * that is not set gets the address of the fake APIs.
 */
export function readUpstreamVariables(): string[] {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const sections = example.split(/\r?\n\r?\n/);
  const apis = sections.find((section) => section.startsWith('# External APIs')) ?? '';
  const urls = Array.from(apis.matchAll(/^([A-Z_]+_URL)=/gm), ([, name = '']) => name);
  if (urls.length === 0) throw new Error('.env.example has no external APIs');
  return ['OIDC_ISSUER', ...urls];
}

/**
 * Reads the addresses from environment variables. An empty variable counts as not set.
 *
 * @throws RangeError with the name of the variable when a port is invalid
 */
export function readAddresses(environment: Environment): Addresses {
  const env = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const hubPort = readPort(env, 'PORT', 3000);
  const servicesPort = readPort(env, 'SERVICES_PORT', 4000);
  const servicesUrl = `http://127.0.0.1:${servicesPort}`;
  const nextPort = servicesPort + (servicesPort + 1 === hubPort ? 2 : 1);
  const hubServicePort = readPort(env, 'HUB_SERVICE_PORT', nextPort);
  // In production an API without an address is absent.
  const unset = env['HUB_ENV'] === 'prod' ? '' : servicesUrl;
  return {
    hubPort,
    servicesPort,
    hubUrl: `http://127.0.0.1:${hubPort}`,
    servicesUrl,
    hubServicePort,
    hubServiceUrl: `http://127.0.0.1:${hubServicePort}`,
    needsFakeApis: readUpstreamVariables().some((name) =>
      (env[name] ?? unset).startsWith(servicesUrl),
    ),
    needsHubService:
      env['HUB_ENV'] !== 'prod' &&
      ['OIDC_ISSUER', 'HISTORY_URL', 'OWN_DATES_URL'].every((name) => env[name] === undefined),
  };
}

/**
 * The variables of the hub's own service: the addresses of the fake identity provider, and a place
 * for its data next to the data of the fake APIs. Variables that are set have priority.
 */
export function serviceVariables(
  environment: Environment,
  { servicesUrl, hubServicePort }: Addresses,
): Environment {
  return {
    ...dataPlace(environment['SERVICES_DATA'] ?? ''),
    HUB_SERVICE_LINKS_URL: `${servicesUrl}/oidc/token/introspection`,
    OIDC_ISSUER: `${servicesUrl}/oidc`,
    ...Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')),
    HUB_SERVICE_PORT: String(hubServicePort),
  };
}

/** @param servicesData place of the data of the fake APIs; empty when it is not set */
function dataPlace(servicesData: string): Environment {
  if (servicesData === '') return {};
  const isInMemory = servicesData === ':memory:';
  return { HUB_SERVICE_DATA: isInMemory ? 'memory://' : `${servicesData}-hub-service` };
}

function readPort(env: Environment, name: string, fallback: number): number {
  const text = env[name] ?? String(fallback);
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new RangeError(`${name} must be a port number, not "${text}"`);
  }
  return port;
}
