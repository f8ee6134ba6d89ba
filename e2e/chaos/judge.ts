import { m } from '@applicant-hub/copy';
import type { PageRequest } from './page-requests.ts';
import { type Kind, testUser } from './faults.ts';
import type { LogLine } from './hub-log.ts';
import { piecesOf } from './text.ts';

/** The hub's response to a request. */
export interface Met {
  status: number;
  /** The redirect target; empty for a page. */
  location: string;
  html: string;
  /** The APIs that the hub called for the request. */
  calls: readonly string[];
  lines: readonly LogLine[];
}

/**
 * One cell of the matrix: a fault of an API during a request to the hub. `healthy` is the response
 * without the fault.
 */
export interface Cell {
  api: string;
  kindName: string;
  kind: Kind;
  pageRequest: PageRequest;
  healthy: Pick<Met, 'status' | 'location' | 'html'>;
}

export const rules = ['status', 'words', 'time', 'log', 'met'] as const;
export type Rule = (typeof rules)[number];

export type Wrong = [Rule, string];

export interface Times {
  budgetMs: number;
  /** The time that a page may take beyond its budget (milliseconds). */
  slackMs: number;
}

/**
 * Time limit of the account call (milliseconds). No page can be shown without the account, so this
 * call has its own time limit, before the budget for all other calls.
 */
export const ACCOUNT_MS = 5_000 + 250;

/** The time limit of a lookup (milliseconds). The user waits for its response. */
const LOOKUP_MS = 4_000;

export const ACCOUNT = 'identity';

/** APIs that can reject a session. */
const KNOWS_SESSION = ['tracking', 'apply', 'own-dates'];

interface Elsewhere {
  api: string;
  path: RegExp;
  status: number;
  location?: RegExp;
  /** If set, the response is allowed only for these faults. */
  kinds?: readonly string[];
}

/** Other responses that are allowed while an API fails. */
const elsewhere: readonly Elsewhere[] = [
  // The hub cannot change a date that it cannot read, so it redirects with a notice.
  { api: 'own-dates', path: /\/own\/[^n]/, status: 302, location: /^\/dashboard\/\w+\?notice=/ },
  // A call whose university or note is unknown cannot be noted, so the hub redirects to the sheet.
  ...['tracking', 'content', 'own-dates'].map((api) => ({
    ...{ api, path: /\/calls\/\w/ },
    ...{ status: 302, location: /^\/dashboard\/calls\?notice=/ },
  })),
  // It is unknown whether there is a queue (decision 36).
  { api: 'content', path: /^\/dashboard\/queue/, status: 302, location: /^\/dashboard$/ },
  // The debug flag is unknown.
  { api: 'content', path: /\/wipe\//, status: 404 },
  // This fault is a valid response, which means that there is no offer.
  {
    ...{ api: 'content', path: /^\/dashboard\/support/, kinds: ['empty object'] },
    ...{ status: 302, location: /^\/dashboard$/ },
  },
  // The end of the event is unknown.
  { api: 'events', path: /\/events\/0$/, status: 200 },
  // The API responds that no item can have this id.
  { api: 'courses', path: /\/(uni-detail|courses)\//, status: 404, kinds: ['400'] },
  {
    ...{ api: 'courses', path: /\/compare\/share$/, kinds: ['400'] },
    ...{ status: 302, location: /^\/explore\/favourites\/compare$/ },
  },
];

/**
 * Parts of a page that may be left out without a message: they are optional help, or
 * `docs/failures.md` lists them.
 */
const silent: [api: RegExp, path: RegExp][] = [
  [/^(adverts|history)$/, /./],
  [/^qualifications$/, /^\/dashboard(\?|$)/],
  // Without the list of regions, the home region is used; a number with a country code needs no
  // region.
  [/^phone$/, /^\/dashboard\/preferences/],
  // The counts are left out.
  [/^(content|courses|events|identity)$/, /^\/explore\/search/],
  // Three parts are left out: the filter by subject, the distances, and the number of results that
  // the search would have without its words.
  [/^(content|geocode|identity)$/, /^\/coursedisplay\/results/],
  [/^geocode$/, /^\/explore\/for-you/],
  // The place in the queue is random.
  [/./, /^\/dashboard\/queue/],
  // Without tracking data, the next step is to check the status. Page state can also hide tracking
  // data.
  [/^(tracking|apply|content)$/, /^\/dashboard\/todo/],
  // Without tracking data, a chosen course is shown like every other course. The statuses also need
  // the dates.
  [
    /^(tracking|apply|content|events)$/,
    /^\/(coursedisplay\/courses|explore\/(uni-detail|favourites\/compare$))/,
  ],
  // The account menu is left out on the page about the systems.
  [/^identity$/, /^\/status/],
  // The reminder is left out, because the deadline is unknown.
  [/^events$/, /^\/dashboard\/notifications/],
  // Tips stay while the status is unknown.
  [/^(tracking|apply)$/, /^\/dashboard\/notifications/],
];

const REFUSED = ['401', '403'];

export function judge(cell: Cell, met: Met, times: Times): Wrong[] {
  const by = (rule: Rule, whys: string[]): Wrong[] => whys.map((why) => [rule, why]);
  return [
    ...by('status', wrongStatus(cell, met)),
    ...by('words', wrongWords(cell, met)),
    ...by('time', wrongTime(cell, met, times)),
    ...by('log', wrongLog(cell, met)),
    ...by('met', met.calls.includes(cell.api) ? [] : ['no call received the fault']),
  ];
}

function wrongStatus(
  { api, kindName, pageRequest, healthy }: Cell,
  { status, location }: Met,
): string[] {
  const isSame = status === healthy.status && location === healthy.location;
  const isRefusal = REFUSED.includes(kindName);
  const isSignIn = status === 302 && /^\/account\/(reauth|login)\?/.test(location);
  const isRight =
    isSame ||
    (api === ACCOUNT && (isRefusal && pageRequest.persona !== null ? isSignIn : status === 503)) ||
    (KNOWS_SESSION.includes(api) && isRefusal && isSignIn) ||
    (pageRequest.isLookup === true && status === 502) ||
    elsewhere.some(
      (other) =>
        other.api === api &&
        other.path.test(pageRequest.path) &&
        other.status === status &&
        (other.location ?? /^$/).test(location) &&
        (other.kinds ?? [kindName]).includes(kindName),
    );
  return isRight ? [] : [`${status} ${location}`.trim()];
}

function wrongTime(
  { api, pageRequest }: Cell,
  { lines }: Met,
  { budgetMs, slackMs }: Times,
): string[] {
  const mayTake = pageRequest.isLookup
    ? LOOKUP_MS
    : api === ACCOUNT
      ? ACCOUNT_MS + budgetMs
      : budgetMs;
  const durationMs = durationOf(lines);
  return durationMs <= mayTake + slackMs ? [] : [`${durationMs} ms`];
}

export const isRequest = ({ msg }: LogLine) => msg === 'request';

export const durationOf = (lines: readonly LogLine[]): number =>
  lines.find(isRequest)?.durationMs ?? Infinity;

export const isFailedCall = ({ msg }: LogLine) =>
  msg === 'upstream call failed' || msg === 'Update failed, data not saved.';

/** The name of an API in the hub's log. */
const inLog = (api: string) => (api === 'hub-events' ? 'hubEvents' : api);

function wrongLog({ api, kind }: Cell, { lines, calls }: Met): string[] {
  const requests = lines.filter(isRequest).length;
  const failed = lines.filter(isFailedCall);
  const counts = [...new Set([...calls, api])].map((name) => ({
    name,
    counted: failed.filter((line) => line.api === inLog(name)).length,
    made: calls.filter((call) => call === name).length,
  }));
  const isCounted = ({ name, counted: logged, made }: (typeof counts)[number]) =>
    name === api && kind.meets === 'failure' ? logged === made : logged <= made;
  const problems = lines.filter(
    (line) =>
      line.level !== 'info' &&
      !isRequest(line) &&
      !isFailedCall(line) &&
      line.msg !== 'invalid items left out of upstream answer',
  );
  return [
    ...(requests === 1 ? [] : [`${requests} log lines for the request`]),
    ...counts
      .filter((count) => !isCounted(count))
      .map(({ name, counted: logged, made }) => `${logged} log lines for ${made} calls to ${name}`),
    ...problems.map(({ level, msg }) => `${level}: ${msg}`),
  ];
}

/** Technical text that no user should see. */
const TECHNICAL = /\b(undefined|NaN|null|\w*Error:|Unexpected|ECONN\w+|HPE_\w+)\b|\[object/;

/** The longest constant part of a message. */
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
 * The hub's messages that report something as absent, not started or no longer existing. Messages
 * about the account's own data are left out, because every page has that data.
 */
const nothings = named(
  /^(?!favourites_|widgets_statement_|widgets_notes_|tariff_saved_|tariff_selected_).*_(none|empty|not_started|not_yet_open|gone)(_|$)/,
);

/** The hub's messages for unknown or unavailable data. */
const unknowns = named(
  /_(unknown|failed|late|unavailable|problem|unsure|missing|error|cannot_check|unchecked|unreachable|pending|unable|no_home|no_place|loading_explanation|unreadable)(_|$)/,
);

export const includes = (pieces: ReadonlySet<string>, text: string) =>
  [...pieces].some((piece) => piece.includes(text));

function wrongWords(cell: Cell, { status, location, html }: Met): string[] {
  if (location !== '' || cell.pageRequest.isLookup) return [];
  const said = piecesOf(html);
  const headings = [...html.matchAll(/<h1\b/g)].length;
  const whole = [
    ...(headings === 1 ? [] : [`${headings} main headings`]),
    ...(html.includes('</html>') ? [] : ['truncated page']),
    ...[testUser.email, testUser.postcode].filter((text) => html.includes(text)),
  ];
  if (status === 503) {
    const isCalm = includes(said, m.errors_unavailable_heading()) && html.includes('"/status"');
    return [...whole, ...(isCalm ? [] : ['no page with an explanation'])];
  }
  if (status === 404) return whole;
  const before = piecesOf(cell.healthy.html);
  const isNew = (text: string) => includes(said, text) && !includes(before, text);
  const technical = [...said].filter((piece) => TECHNICAL.test(piece) && !before.has(piece));
  // The response to an `either` fault may be valid, and the page may then correctly show that there
  // is nothing.
  const isCertain = cell.kind.meets !== 'either';
  const denied = isCertain ? nothings.filter(isNew) : [];
  const lost = [...before].filter((piece) => !said.has(piece));
  const gained = [...said].filter((piece) => !before.has(piece));
  const mayBeSilent = silent.some(
    ([api, path]) => api.test(cell.api) && path.test(cell.pageRequest.path),
  );
  const isSilent = isCertain && lost.length > 0 && !mayBeSilent && !unknowns.some(isNew);
  return [
    ...whole,
    ...technical,
    ...denied.map((text) => `shows “${text}”`),
    ...(isSilent
      ? [
          `does not report the failure: -${lost.slice(0, 6).join(' | ')} +${gained.slice(0, 6).join(' | ')}`,
        ]
      : []),
  ];
}
