import * as messages from '@applicant-hub/copy';
import { piecesOf } from '../chaos/text.ts';
import { Control } from '../fixtures/control.ts';
import { ControlApi } from '../fixtures/control-api.ts';
import { Visitor } from '../fixtures/visitor.ts';
import { type Screen, screens } from './screens.ts';

/** The variables of the APIs that a hub can do without, with the names of their fakes. */
export const optionalApis = {
  APPLY_URL: 'apply',
  EVENTS_URL: 'events',
  HUB_EVENTS_URL: 'hub-events',
  HISTORY_URL: 'history',
  OWN_DATES_URL: 'own-dates',
  ADDRESS_URL: 'address',
  PHONE_URL: 'phone',
  SCHOOLS_URL: 'schools',
  GEOCODE_URL: 'geocode',
  QUALIFICATIONS_URL: 'qualifications',
  SUPPORT_URL: 'support',
  SPOTLIGHTS_URL: 'spotlights',
  CAREERS_URL: 'careers',
  ADVERTS_URL: 'adverts',
} as const;

export type OptionalUrl = keyof typeof optionalApis;

export const optionalUrls = Object.keys(optionalApis) as OptionalUrl[];

/** The variables of a hub without these APIs. */
export const withoutApis = (urls: readonly OptionalUrl[]): NodeJS.ProcessEnv =>
  Object.fromEntries(urls.map((url) => [url, 'none']));

/** The screens that do not exist without these APIs, by the module of their route. */
const goneWithout: readonly (readonly [route: string, urls: readonly OptionalUrl[]])[] = [
  ['dashboard.adverts', ['ADVERTS_URL']],
  ['dashboard.calendar', ['EVENTS_URL', 'OWN_DATES_URL']],
  ['dashboard.calendar.link.$act', ['EVENTS_URL', 'OWN_DATES_URL']],
  ['dashboard.calendar.own.$id', ['OWN_DATES_URL']],
  ['dashboard.calls.$key', ['OWN_DATES_URL']],
  ['dashboard.events.$id', ['EVENTS_URL']],
  ['dashboard.people-like-you', ['QUALIFICATIONS_URL']],
  ['dashboard.support', ['SUPPORT_URL']],
  ['dashboard.todo.own.$id', ['OWN_DATES_URL']],
  // The screen is the settings of the timeline.
  ['dashboard.widgets.$id.settings', ['EVENTS_URL']],
];

const isGone = ({ route }: Screen, absent: readonly OptionalUrl[]): boolean =>
  goneWithout.some(([gone, urls]) => gone === route && urls.every((url) => absent.includes(url)));

/** The messages without placeholders that report a failure, or advise to try again. */
const failureTexts: ReadonlySet<string> = new Set(
  Object.values(messages.m)
    .map((message) => (message as (values: object) => string)({}))
    .filter((text) => !text.includes('undefined'))
    .filter((text) =>
      /try again|temporarily|maintenance|(can't|couldn't|don't) .*(right|just) now|unavailable/i.test(
        text,
      ),
    )
    .map((text) => text.replace(/\d+/g, '0')),
);

interface Hub {
  hub: string;
  services: string;
}

export interface ShownScreen {
  screen: Screen;
  visitor: Visitor;
  name: string;
  status: number;
  failures: readonly string[];
  /** The paths of the hub's pages that the screen links to. */
  links: readonly string[];
}

/** Opens every screen, each as its persona. */
export async function openScreens(hub: Hub): Promise<ShownScreen[]> {
  const shown: ShownScreen[] = [];
  const visitors = new Map<string, Visitor>();
  for (const screen of screens) {
    const { path, persona = 'waiting', given, isSignedOut } = screen;
    // A screen that changes its persona's data has its own copy of the persona.
    const key = isSignedOut ? '' : `${persona} ${given ? path : ''}`;
    const visitor =
      visitors.get(key) ?? (isSignedOut ? visitorOf(hub) : await signedIn(hub, persona, given));
    visitors.set(key, visitor);
    const { status, html, address } = await visitor.follow(path);
    shown.push({
      screen,
      visitor,
      name: `${path} as ${persona}`,
      status: new URL(address).pathname === new URL(path, hub.hub).pathname ? status : 302,
      failures: [...piecesOf(html)].filter((piece) => failureTexts.has(piece)),
      links: linksIn(html),
    });
  }
  return shown;
}

const visitorOf = ({ hub }: Hub) => new Visitor([hub], 0, hub);

async function signedIn(hub: Hub, persona: string, given?: Screen['given']): Promise<Visitor> {
  const control = await Control.copyOf(hub.services, persona);
  await given?.(control);
  const visitor = visitorOf(hub);
  await visitor.signIn(control.persona, '/favicon.svg');
  return visitor;
}

const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*\bhref="(\/[^"#]*)/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );

/**
 * The problems of a hub without some APIs, one sentence each: screens that should or should not
 * exist, texts about failures, links to pages that do not exist, and calls to absent APIs.
 *
 * @param whole the screens of a hub with all APIs
 */
export async function findProblems(
  hub: Hub,
  absent: readonly OptionalUrl[],
  whole: readonly ShownScreen[],
): Promise<string[]> {
  const problems: string[] = [];
  const shown = await openScreens(hub);
  for (const [index, { screen, name, status, failures }] of shown.entries()) {
    const before = whole[index];
    const expected = isGone(screen, absent) ? 404 : before?.status;
    if (status !== expected) problems.push(`${name} responds with ${status}, not ${expected}`);
    const added = failures.filter((text) => !before?.failures.includes(text));
    if (added.length > 0) problems.push(`${name} shows: ${added.join(' | ')}`);
  }
  problems.push(...(await deadLinks(hub, shown)));
  const api = new ControlApi(hub.services);
  for (const url of absent) {
    const calls = await api.requests({ api: optionalApis[url] });
    for (const { method, path } of calls) problems.push(`${optionalApis[url]}: ${method} ${path}`);
  }
  return problems;
}

/** The links to pages that do not exist. Addresses that differ only in their query count once. */
async function deadLinks(hub: Hub, shown: readonly ShownScreen[]): Promise<string[]> {
  const from = new Map<string, { href: string; name: string; visitor: Visitor }>();
  for (const { name, status, links, visitor } of shown) {
    if (status !== 200) continue;
    for (const href of links) {
      const { pathname } = new URL(href, hub.hub);
      if (!from.has(pathname)) from.set(pathname, { href, name, visitor });
    }
  }
  const dead: string[] = [];
  for (const { href, name, visitor } of from.values()) {
    const { status } = await visitor.open(href);
    if (status === 404) dead.push(`${name} links to ${href}, which does not exist`);
  }
  return dead;
}
