import { Control } from '../fixtures/control.ts';
import { allowedHosts, hostsIn, type OptionalAddress } from '../fixtures/optional-addresses.ts';
import { type Followed, Visitor } from '../fixtures/visitor.ts';
import type { Screen } from './screens.ts';

interface Servers {
  hub: string;
  services: string;
}

/** The statuses and faults of a hub's screens. */
export interface Inspection {
  /** The status of each screen, by persona and path. */
  statuses: Record<string, number>;
  /** Links without an address, or to a page that does not exist, and wrong policies. */
  faults: string[];
}

/**
 * Opens screens of a hub and reads their links.
 *
 * @param missing the addresses that the hub does not have
 */
export async function inspect(
  { hub, services }: Servers,
  screens: readonly Screen[],
  missing: readonly OptionalAddress[],
): Promise<Inspection> {
  const signedIn = new Map<string, Promise<Visitor>>();
  const anyone = new Visitor([hub], 0, hub);
  const visitorFor = ({ persona = 'waiting', given, isSignedOut }: Screen) => {
    if (isSignedOut) return anyone;
    if (given) return signIn({ hub, services }, persona, given);
    const visitor = signedIn.get(persona) ?? signIn({ hub, services }, persona);
    signedIn.set(persona, visitor);
    return visitor;
  };

  const statuses: Record<string, number> = {};
  const faults: string[] = [];
  const targets = new Map<string, string>();
  for (const screen of screens) {
    const name = `${screen.persona ?? ''} ${screen.path}`;
    const page = await (await visitorFor(screen)).follow(screen.path);
    statuses[name] = page.status;
    faults.push(...policyFaults(page, missing).map((fault) => `${name}: ${fault}`));
    for (const address of addressesIn(page.html)) {
      if (isBroken(address, screen)) faults.push(`${name}: link to "${address}"`);
    }
    for (const address of textsIn(page.html)) {
      const target = systemPath(address, hub);
      // The data of a page contains its own path.
      if (target === null || target === screen.path || targets.has(target)) continue;
      targets.set(target, `${name}: ${address}`);
    }
  }
  const visitor = await visitorFor({ route: '', path: '' });
  for (const [path, where] of targets) {
    const { status } = await visitor.open(path);
    if (status === 404) faults.push(`${where} does not exist`);
  }
  return { statuses, faults };
}

async function signIn(
  { hub, services }: Servers,
  persona: string,
  given?: Screen['given'],
): Promise<Visitor> {
  const control = await Control.copyOf(services, persona);
  await given?.(control);
  const visitor = new Visitor([hub], 0, hub);
  await visitor.signIn(control.persona, '/favicon.svg');
  return visitor;
}

function policyFaults({ headers }: Followed, missing: readonly OptionalAddress[]): string[] {
  const hosts = hostsIn(headers.get('Content-Security-Policy') ?? '');
  const expected = allowedHosts(missing);
  return hosts.join() === expected.join() ? [] : [`policy with ${hosts.join()}`];
}

/** The targets of the links and forms of a page. */
const addressesIn = (html: string): string[] =>
  [...html.matchAll(/<(?:a|area)\b[^>]*?\shref="([^"]*)"|<form\b[^>]*?\saction="([^"]*)"/g)].map(
    ([, href, action]) => (href ?? action ?? '').replaceAll('&amp;', '&'),
  );

/** Rules that name pages without linking to them. */
const RULES = /<script type="speculationrules".*?<\/script>/s;

/** All quoted texts of a page: its attributes, and the data from which scripts make links. */
const textsIn = (html: string): string[] =>
  [...html.replace(RULES, '').matchAll(/"([^"\s<>]*)"/g)].map(([, text = '']) =>
    text.replaceAll('&amp;', '&'),
  );

/** Without a connection, the link to try again has no address, because it opens the same page. */
const isBroken = (address: string, { route }: Screen) =>
  /\bnull\b|\bundefined\b/.test(address) || (address === '' && route !== 'offline');

/** Paths that other systems serve, except for some pages of the hub. */
const OF_SYSTEMS =
  /^\/(accounts|clearingplus|coursedisplay|cvbuilder|explore|money|search|totum|ucas|undergraduate|what-are-my-options)\b|^\/dashboard\/totum$/;

/** Pages that differ only in their data. Checking one page of each kind is enough. */
const ALIKE = /^\/(explore\/uni-detail|coursedisplay\/courses)\/.*/;

/** The path of a link that may lead to another system; null for any other link. */
function systemPath(address: string, hub: string): string | null {
  if (!address.startsWith('/') && !address.startsWith(`${hub}/`)) return null;
  const { pathname } = new URL(address, hub);
  if (!OF_SYSTEMS.test(pathname)) return null;
  const [, like] = ALIKE.exec(pathname) ?? [];
  return like === undefined ? pathname : `/${like}/${ids[like as keyof typeof ids]}`;
}

const ids = {
  'explore/uni-detail': '10007768',
  'coursedisplay/courses': 'l14-psychology',
};
