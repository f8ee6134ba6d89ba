import { m } from '@applicant-hub/copy';
import type { Ask } from './asks.ts';
import { type Kind, told } from './faults.ts';
import type { LogLine } from './hub-log.ts';
import { piecesOf } from './text.ts';

/** What a request of the hub came to. */
export interface Met {
  status: number;
  /** Where it leads; empty when it is a page itself. */
  location: string;
  html: string;
  /** The API of each call that was made for it. */
  calls: readonly string[];
  lines: readonly LogLine[];
}

/** A fault of an API while something is asked of the hub, and what is asked while all is well. */
export interface Cell {
  api: string;
  kindName: string;
  kind: Kind;
  ask: Ask;
  healthy: Pick<Met, 'status' | 'location' | 'html'>;
}

export const rules = ['status', 'words', 'time', 'log', 'met'] as const;
export type Rule = (typeof rules)[number];

/** A rule that is not kept, and how. */
export type Wrong = [Rule, string];

/** How long things may take (milliseconds). */
export interface Times {
  budgetMs: number;
  /** What a page may take beyond its budget. */
  slackMs: number;
}

/** Without the account there is no page: it has a time of its own, and then the rest has some (ms). */
export const ACCOUNT_MS = 5_000 + 250;

/** A person waits for a lookup (milliseconds). */
const LOOKUP_MS = 4_000;

/** The API of the account, without which there is no page. */
export const ACCOUNT = 'identity';

/** APIs whose refusal of a session is believed. */
const KNOWS_SESSION = ['tracking', 'apply', 'own-dates'];

interface Elsewhere {
  api: string;
  path: RegExp;
  status: number;
  location?: RegExp;
  /** For these faults alone. */
  kinds?: readonly string[];
}

/** What a screen may be instead while something cannot be had. */
const elsewhere: readonly Elsewhere[] = [
  // What cannot be read cannot be changed: the page of dates says so.
  { api: 'own-dates', path: /\/own\/[^n]/, status: 302, location: /^\/dashboard\/\w+\?notice=/ },
  // Nobody knows of a queue (decision 36).
  { api: 'content', path: /^\/dashboard\/queue/, status: 302, location: /^\/dashboard$/ },
  // Nobody knows that it may be debugged.
  { api: 'content', path: /\/wipe\//, status: 404 },
  // It is an answer by which there is no such offer.
  {
    ...{ api: 'content', path: /^\/dashboard\/support/, kinds: ['empty object'] },
    ...{ status: 302, location: /^\/dashboard$/ },
  },
  // Nobody knows that it has gone.
  { api: 'events', path: /\/events\/0$/, status: 200 },
  // The API says that nothing can have this id.
  { api: 'courses', path: /\/(uni-detail|courses)\//, status: 404, kinds: ['400'] },
  {
    ...{ api: 'courses', path: /\/compare\/share$/, kinds: ['400'] },
    ...{ status: 302, location: /^\/explore\/favourites\/compare$/ },
  },
];

/** What is left out without a word: it is no more than a help, or `docs/failures.md` says so. */
const silent: [api: RegExp, path: RegExp][] = [
  [/^(adverts|history)$/, /./],
  [/^qualifications$/, /^\/dashboard(\?|$)/],
  // The home region is there, and a number with its country code needs none.
  [/^phone$/, /^\/dashboard\/preferences/],
  // How many there are of each.
  [/^(content|courses|events|identity)$/, /^\/explore\/search/],
  // The filter by subject, how far each course is, and how many there would be without the words.
  [/^(content|geocode|identity)$/, /^\/coursedisplay\/results/],
  [/^geocode$/, /^\/explore\/for-you/],
  // Its place is by chance.
  [/./, /^\/dashboard\/queue/],
  // The next step is then to see where things stand; page state may hold back what they say.
  [/^(tracking|apply|content)$/, /^\/dashboard\/todo/],
  // What a deadline that nobody knows would call for.
  [/^events$/, /^\/dashboard\/notifications/],
];

const REFUSED = ['401', '403'];

export function judge(cell: Cell, met: Met, times: Times): Wrong[] {
  const by = (rule: Rule, whys: string[]): Wrong[] => whys.map((why) => [rule, why]);
  return [
    ...by('status', wrongStatus(cell, met)),
    ...by('words', wrongWords(cell, met)),
    ...by('time', wrongTime(cell, met, times)),
    ...by('log', wrongLog(cell, met)),
    ...by('met', met.calls.includes(cell.api) ? [] : ['no call met it']),
  ];
}

function wrongStatus({ api, kindName, ask, healthy }: Cell, { status, location }: Met): string[] {
  const isSame = status === healthy.status && location === healthy.location;
  const isRefusal = REFUSED.includes(kindName);
  const isSignIn = status === 302 && /^\/account\/(reauth|login)\?/.test(location);
  const isRight =
    isSame ||
    (api === ACCOUNT && (isRefusal && ask.persona !== null ? isSignIn : status === 503)) ||
    (KNOWS_SESSION.includes(api) && isRefusal && isSignIn) ||
    (ask.isLookup === true && status === 502) ||
    elsewhere.some(
      (other) =>
        other.api === api &&
        other.path.test(ask.path) &&
        other.status === status &&
        (other.location ?? /^$/).test(location) &&
        (other.kinds ?? [kindName]).includes(kindName),
    );
  return isRight ? [] : [`${status} ${location}`.trim()];
}

function wrongTime({ api, ask }: Cell, { lines }: Met, { budgetMs, slackMs }: Times): string[] {
  const mayTake = ask.isLookup ? LOOKUP_MS : api === ACCOUNT ? ACCOUNT_MS + budgetMs : budgetMs;
  const durationMs = durationOf(lines);
  return durationMs <= mayTake + slackMs ? [] : [`${durationMs} ms`];
}

export const isRequest = ({ msg }: LogLine) => msg === 'request';

/** How long the hub says that a request took (milliseconds). */
export const durationOf = (lines: readonly LogLine[]): number =>
  lines.find(isRequest)?.durationMs ?? Infinity;

export const isFailedCall = ({ msg }: LogLine) =>
  msg === 'upstream call failed' || msg === 'Update failed, data not saved.';

/** The hub's name of an API. */
const inLog = (api: string) => (api === 'hub-events' ? 'hubEvents' : api);

function wrongLog({ api, kind }: Cell, { lines, calls }: Met): string[] {
  const requests = lines.filter(isRequest).length;
  const failed = lines.filter(isFailedCall);
  const counts = [...new Set([...calls, api])].map((name) => ({
    name,
    told: failed.filter((line) => line.api === inLog(name)).length,
    made: calls.filter((call) => call === name).length,
  }));
  const isCounted = ({ name, told, made }: (typeof counts)[number]) =>
    name === api && kind.meets === 'failure' ? told === made : told <= made;
  const problems = lines.filter(
    (line) =>
      line.level !== 'info' &&
      !isRequest(line) &&
      !isFailedCall(line) &&
      line.msg !== 'invalid items left out of upstream answer',
  );
  return [
    ...(requests === 1 ? [] : [`${requests} lines of the request`]),
    ...counts
      .filter((count) => !isCounted(count))
      .map(({ name, told, made }) => `${told} lines for ${made} calls of ${name}`),
    ...problems.map(({ level, msg }) => `${level}: ${msg}`),
  ];
}

/** What only a program says. */
const TECHNICAL = /\b(undefined|NaN|null|\w*Error:|Unexpected|ECONN\w+|HPE_\w+)\b|\[object/;

/** A text with what varies left out, at its longest. */
function constantOf(message: (values: never) => string): string {
  const values = new Proxy({}, { get: () => '\n' });
  const parts = message(values as never).split('\n');
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest)).trim();
}

export const named = (pattern: RegExp): string[] =>
  Object.entries(m)
    .filter(([name]) => pattern.test(name))
    .map(([, message]) => constantOf(message as (values: never) => string))
    .filter((text) => text.length > 8);

/**
 * What the hub says where there is nothing, or not yet, or no more; but for what the account has, which
 * is known whenever there is a page.
 */
const nothings = named(
  /^(?!favourites_|widgets_statement_|widgets_notes_).*_(none|empty|not_started|not_yet_open|gone)(_|$)/,
);

/** What the hub says where something is not known, or not to be had. */
const unknowns = named(
  /_(unknown|failed|late|unavailable|problem|unsure|missing|error|cannot_check|unchecked|unreachable|pending|unable|no_home|no_place|loading_explanation|unreadable)(_|$)/,
);

export const includes = (pieces: ReadonlySet<string>, text: string) =>
  [...pieces].some((piece) => piece.includes(text));

function wrongWords(cell: Cell, { status, location, html }: Met): string[] {
  if (location !== '' || cell.ask.isLookup) return [];
  const said = piecesOf(html);
  const headings = [...html.matchAll(/<h1\b/g)].length;
  const whole = [
    ...(headings === 1 ? [] : [`${headings} headings of the page`]),
    ...(html.includes('</html>') ? [] : ['cut']),
    ...[told.email, told.postcode].filter((text) => html.includes(text)),
  ];
  if (status === 503) {
    const isCalm = includes(said, m.errors_unavailable_heading()) && html.includes('"/status"');
    return [...whole, ...(isCalm ? [] : ['no calm page'])];
  }
  if (status === 404) return whole;
  const before = piecesOf(cell.healthy.html);
  const isNew = (text: string) => includes(said, text) && !includes(before, text);
  const technical = [...said].filter((piece) => TECHNICAL.test(piece) && !before.has(piece));
  // What takes the fault for an answer may well say that there is nothing.
  const isCertain = cell.kind.meets !== 'either';
  const denied = isCertain ? nothings.filter(isNew) : [];
  const lost = [...before].filter((piece) => !said.has(piece));
  const gained = [...said].filter((piece) => !before.has(piece));
  const mayBeSilent = silent.some(([api, path]) => api.test(cell.api) && path.test(cell.ask.path));
  const isSilent = isCertain && lost.length > 0 && !mayBeSilent && !unknowns.some(isNew);
  return [
    ...whole,
    ...technical,
    ...denied.map((text) => `says “${text}”`),
    ...(isSilent
      ? [`says nothing of it: -${lost.slice(0, 6).join(' | ')} +${gained.slice(0, 6).join(' | ')}`]
      : []),
  ];
}
