import type { Followed, Visitor } from '../fixtures/visitor.ts';
import type { PageContent, PageForm } from './read-page.ts';

export interface Crawl {
  hub: string;
  /** The fake APIs, which also serve the pages of other systems. */
  services: string;
  read: (page: { html: string; url: string }) => Promise<PageContent>;
  /** The number of visits to pages that are the same for every user. */
  seenByAnyUser: Seen;
  /** The forms found so far that have the same effect for every user. */
  formsOfAnyUser: Set<string>;
  /** The problems found, one sentence each. */
  problems: Set<string>;
}

/**
 * The number of addresses of each kind to visit. Addresses of one kind differ only in their data.
 */
const ofAKind = 3;

/** Sites that the hub links to, but that are not available in the tests. */
const outside = [
  // University pages link to this site.
  'https://unibuddy.co',
  // The accessibility statement links to the bodies that enforce the regulations.
  'https://www.equalityadvisoryservice.com',
  'https://www.equalityni.org',
  'https://ico.org.uk',
  // The development configuration has this address for the chat.
  'https://help.hub.example',
];

/** The number of visits to each kind of address. */
type Seen = Map<string, number>;

/** Pages that differ between users, and forms whose responses differ. */
const forOnePerson = /^\/(dashboard|account)(\/|$)/;

/** Personal pages outside the dashboard. */
const favourites = /^\/explore\/(favourites|for-you)$/;

/**
 * Forms with requirements that their HTML does not declare: sent unchanged, they may be refused
 * with an error. Every other form must be accepted unchanged.
 */
const mayBeRefused = [
  '/dashboard/adviser',
  '/dashboard/calendar/own/new',
  '/dashboard/todo/own/new',
  '/dashboard/people-like-you?',
  '/dashboard/preferences?section=marketing-preferences',
  '/dashboard/preferences?section=hub-personalisation',
];

/**
 * Forms that contain the version of their data. If another form was sent since the page was opened,
 * the hub refuses the form and shows the current data.
 */
const mayClash = ['/dashboard?index&widget=Tariff', '/dashboard/todo/own/todo-train'];

/** The forms that may be refused, by response status. */
const expectedRefusals: Partial<Record<number, readonly string[]>> = {
  400: mayBeRefused,
  409: mayClash,
};

/**
 * The only screen without a link back to the hub, because the queue replaces the hub. The queue's
 * form leads to the hub.
 */
const queue = '/dashboard/queue';

/** Fields that determine the purpose of a form; the other fields hold data. */
const meanings = ['intent', 'kind'];

/**
 * Forms that delete the account's data, or end the queue or the session, so little can be checked
 * after them. The least harmful form is first.
 */
const lastOfAll = ['/wipe/', '/your-data/delete', queue, '/account/logout'];

/**
 * Crawls the hub as one persona without scripts: every link, then every form, then the forms that
 * delete the account's data and end the session.
 * @param visitor signed in as the persona
 */
export class Crawler {
  readonly #crawl: Crawl;
  readonly #visitor: Visitor;
  readonly #persona: string;
  readonly #seen: Seen = new Map();
  readonly #offered = new Set<string>();
  readonly #pages: { url: string; from: string }[] = [];
  readonly #forms = new Map<string, PageForm & { from: string }>();
  /** The number of hub pages read so far. */
  pages = 0;
  /** The number of forms sent so far. */
  sent = 0;

  constructor(crawl: Crawl, visitor: Visitor, persona: string) {
    this.#crawl = crawl;
    this.#visitor = visitor;
    this.#persona = persona;
  }

  async run(): Promise<void> {
    this.#pages.push({ url: `${this.#crawl.hub}/dashboard`, from: this.#crawl.hub });
    await this.#followAll();
    for (let form = this.#nextForm(); form !== undefined; form = this.#nextForm()) {
      await this.#submit(form);
      await this.#followAll();
    }
  }

  async #followAll(): Promise<void> {
    for (let next = this.#pages.shift(); next !== undefined; next = this.#pages.shift()) {
      const { url, from } = next;
      const response = await this.#ask(url, from);
      if (response === undefined) continue;
      if (response.status !== 200) this.#problem(`${url} answers ${response.status}`, from);
      else await this.#look(response, from);
    }
  }

  /** The next form to send. The least harmful form is sent first. */
  #nextForm(): (PageForm & { from: string }) | undefined {
    const harm = ({ action }: PageForm) => lastOfAll.findIndex((part) => action.includes(part));
    const [next] = [...this.#forms].sort(([, one], [, other]) => harm(one) - harm(other));
    if (next === undefined) return undefined;
    this.#forms.delete(next[0]);
    return next[1];
  }

  async #submit({ action, fields, label, from }: PageForm & { from: string }): Promise<void> {
    const what = `'${label}' on ${from}`;
    const response = await this.#ask(action, from, new URLSearchParams(fields));
    if (response === undefined) return;
    this.sent += 1;
    const content = await this.#look(response, from);
    const { pathname, search } = new URL(action);
    const { status } = response;
    const isExpected =
      content?.saysWhatIsWrong &&
      expectedRefusals[status]?.some((start) => `${pathname}${search}`.startsWith(start));
    if (status !== 200 && !isExpected) {
      this.#problem(`${what} (${pathname}${search}) responds with ${status}`, from);
    }
  }

  async #ask(url: string, from: string, body?: URLSearchParams): Promise<Followed | undefined> {
    try {
      return await this.#visitor.follow(url, body, from);
    } catch (error) {
      this.#problem(`${url} cannot be requested: ${String(error)}`, from);
      return undefined;
    }
  }

  /** Reads a hub page and records its links and forms. */
  async #look(response: Followed, from: string): Promise<PageContent | undefined> {
    const { hub } = this.#crawl;
    const { address: url, headers, html } = response;
    const isPage = headers.get('Content-Type')?.startsWith('text/html');
    const isDownload = headers.get('Content-Disposition')?.startsWith('attachment');
    if (new URL(url).origin !== hub || !isPage || isDownload) return undefined;
    const content = await this.#crawl.read({ html, url });
    this.pages += 1;
    const ways = [...content.links, ...content.forms.map(({ action }) => action)];
    const leadsBack = (way: string) => /^\/(dashboard\/?)?$/.test(new URL(way).pathname);
    if (!ways.some(leadsBack) && new URL(url).pathname !== queue) {
      this.#problem(`${url} (${content.heading}) has no link back to the hub`, from);
    }
    for (const link of content.links) this.#note(link, url);
    for (const form of content.forms) {
      if (form.method === 'post') this.#noteForm(form, url);
      else this.#note(asAddress(form), url);
    }
    return content;
  }

  #note(url: string, from: string): void {
    const { hub, services } = this.#crawl;
    const { origin } = new URL(url);
    if (outside.includes(origin)) return;
    if (origin !== hub && origin !== services) {
      this.#problem(`${url} leads to an unknown system`, from);
    } else if (this.#isNew(url, kindsOf(url))) this.#pages.push({ url, from });
  }

  #noteForm(form: PageForm, from: string): void {
    const { pathname } = new URL(form.action);
    const fields = form.fields.map(([name, value]) =>
      meanings.includes(name) ? `${name}=${value}` : name,
    );
    const key = [pathname, ...new Set(fields)].sort().join(' ');
    const offered = forOnePerson.test(pathname) ? this.#offered : this.#crawl.formsOfAnyUser;
    if (offered.has(key)) return;
    offered.add(key);
    this.#forms.set(key, { ...form, from });
  }

  /** Whether an address is of a kind that needs more visits. If so, this visit is counted. */
  #isNew(url: string, kinds: readonly Kind[]): boolean {
    const { hub, seenByAnyUser } = this.#crawl;
    const { origin, pathname, search } = new URL(url);
    const isPersonal =
      origin === hub && (forOnePerson.test(pathname) || favourites.test(pathname + search));
    const seen = isPersonal ? this.#seen : seenByAnyUser;
    const isNew = kinds.some(({ name, enough }) => (seen.get(name) ?? 0) < enough);
    if (isNew) for (const { name } of kinds) seen.set(name, (seen.get(name) ?? 0) + 1);
    return isNew;
  }

  #problem(what: string, from: string): void {
    this.#crawl.problems.add(`${this.#persona}: ${what}, from ${from}`);
  }
}

/** The address of a form sent with GET. */
function asAddress({ action, fields }: PageForm): string {
  const url = new URL(action);
  url.search = new URLSearchParams(fields).toString();
  return url.href;
}

interface Kind {
  name: string;
  /** The number of addresses of this kind to visit. */
  enough: number;
}

/**
 * The kinds of an address. A single page has its own kind. Lists, their entries and their queries
 * have kinds with placeholders for the data.
 */
function kindsOf(url: string): Kind[] {
  const { origin, pathname, searchParams } = new URL(url);
  // Such a page differs only in its notice about the last action, so it needs no visit.
  if (searchParams.has('notice')) return [];
  // Each month links to the next month, so these links never end.
  const isOfAList =
    searchParams.has('month') ||
    searchParams.has('day') ||
    /^\/(explore|coursedisplay|dashboard\/(calendar|events)|calendar)\//.test(pathname);
  if (!isOfAList) return [{ name: url, enough: 1 }];
  const path = `${origin}${pathname.replace(/(uni-detail|courses|calendar|events)\/[^/]+$/, '$1/…')}`;
  const names = [...new Set(searchParams.keys())];
  if (names.length === 0) return [{ name: path, enough: path === url ? 1 : ofAKind }];
  return names.map((name) => ({ name: `${path}?${name}`, enough: ofAKind }));
}
