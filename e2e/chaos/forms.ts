import { createHash, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { m } from '@applicant-hub/copy';
import { readPage, type PageContent, type PageForm } from '../crawl/read-page.ts';
import { ControlApi, type SeenRequest } from '../fixtures/control-api.ts';
import { Control } from '../fixtures/control.ts';
import { urls } from '../fixtures/stack.ts';
import { type Seen, Visitor } from '../fixtures/visitor.ts';
import { kinds } from './faults.ts';
import { inLanes } from './lanes.ts';
import { ACCOUNT_MS, includes, named, type Times } from './judge.ts';
import { piecesOf } from './text.ts';

/** A form that a user submits on a first visit. */
interface FormRequest {
  what: string;
  persona: string;
  /** The form's page, or the page with a link to it. */
  path: string;
  link?: RegExp;
  /** The button's text. */
  button: RegExp;
  /** The API that stores the form's data. */
  keeper: string;
  /** The values to type. */
  filled: Record<string, string>;
}

const nextYear = String(new Date().getFullYear() + 1);
const day = { 'on-day': '9', 'on-month': '2', 'on-year': nextYear };

const forms: readonly FormRequest[] = [
  {
    ...{
      what: 'a favourite',
      keeper: 'identity',
      persona: 'start',
      path: '/coursedisplay/results',
    },
    ...{ button: /^(Add to|Keep in) favourites/, filled: {} },
  },
  {
    ...{
      what: 'a step of the to-do list',
      keeper: 'identity',
      persona: 'start',
      path: '/dashboard/todo',
    },
    ...{ button: / as done$/, filled: {} },
  },
  {
    ...{
      what: 'an own to-do',
      keeper: 'own-dates',
      persona: 'start',
      path: '/dashboard/todo/own/new',
    },
    ...{ button: /^Add this/, filled: { title: 'Ask Ms Okafor for a reference' } },
  },
  {
    ...{
      what: 'an own date',
      keeper: 'own-dates',
      persona: 'start',
      path: '/dashboard/calendar/own/new',
    },
    ...{ button: /^Add this date/, filled: { title: 'Interview at Aberystwyth', ...day } },
  },
  {
    ...{
      what: 'a change of an own date',
      keeper: 'own-dates',
      persona: 'conservatoire',
      path: '/dashboard/calendar',
    },
    ...{ link: /calendar\/own\/(?!new)/, button: /^Save this date/ },
    ...{ filled: { title: 'Audition in the great hall', ...day } },
  },
  {
    ...{
      what: 'the conditions of an offer',
      keeper: 'identity',
      persona: 'offers',
      path: '/dashboard',
    },
    ...{ link: /dashboard\/conditions\//, button: /^Save the conditions/ },
    ...{ filled: { conditions: 'ABB, with a B in Economics' } },
  },
  {
    ...{
      what: 'a statement',
      keeper: 'identity',
      persona: 'start',
      path: '/dashboard?widget=StatementNew&mode=edit',
    },
    ...{ button: /^Save/, filled: { whyStudy: 'Because rivers move mountains, slowly.' } },
  },
  {
    ...{
      what: 'notes',
      keeper: 'identity',
      persona: 'start',
      path: '/dashboard?widget=Notes&mode=edit',
    },
    ...{ button: /^Save/, filled: { text: 'Ask about the bursary in Bangor.' } },
  },
  {
    ...{
      what: 'preferences',
      keeper: 'identity',
      persona: 'waiting',
      path: '/dashboard/preferences?section=marketing-preferences',
    },
    ...{ button: /^Save/, filled: { addressLine1: '15 Ashgrove Terrace' } },
  },
];

export interface FormCell {
  formRequest: FormRequest;
  form: PageForm;
  visitor: Visitor;
  api: string;
  kindName: string;
}

export const nameOfForm = ({ formRequest, api, kindName }: FormCell) =>
  `${api}, ${kindName}: ${formRequest.what}`;

export const partOfForm = (cell: FormCell, parts: number): number =>
  createHash('sha256').update(nameOfForm(cell)).digest().readUInt32BE() % parts;

const services = new ControlApi(urls.ownServices);

const newId = () => randomUUID().replaceAll('-', '');

/**
 * Whether the API that stores a form has received it and responded, even slowly. A 409 counts too:
 * the forms of all cells change the same item, so another cell may have saved first.
 */
const hasArrived =
  ({ keeper }: FormRequest, kindName?: string) =>
  ({ api, method, status, fault }: SeenRequest) =>
    api === keeper &&
    method !== 'GET' &&
    (fault === null || kindName === 'slow') &&
    status !== null &&
    (status < 300 || status === 409);

/**
 * For each form, every fault of every API that the form calls. A run without faults finds those
 * APIs.
 */
export async function findFormCells(page: Page): Promise<FormCell[]> {
  const found: FormCell[] = [];
  for (const formRequest of forms) {
    const { persona } = await Control.copyOf(urls.ownServices, formRequest.persona);
    const visitor = new Visitor([urls.ownHub], 0, urls.ownHub, { Accept: 'text/html' });
    await visitor.signIn(persona);
    const form = await findForm(page, visitor, formRequest);
    const requestId = newId();
    const { last } = await sendForm(visitor.withRequestId(requestId), form);
    const requests = await services.requests({ requestId });
    if (!requests.some(hasArrived(formRequest))) {
      throw new Error(
        `${formRequest.what} is not saved: ${[...piecesOf(last.html)].slice(20, 60).join(' | ')}`,
      );
    }
    for (const api of new Set(requests.map(({ api: name }) => name))) {
      for (const kindName of Object.keys(kinds)) {
        found.push({ formRequest, form, visitor, api, kindName });
      }
    }
  }
  return found;
}

/** Finds the form of a request on its page, and fills it in. */
async function findForm(page: Page, visitor: Visitor, formRequest: FormRequest): Promise<PageForm> {
  const read = async (path: string) => {
    const { html } = await visitor.open(path);
    const url = urls.ownHub + path;
    return JSON.parse(await page.evaluate(readPage, { html, url })) as PageContent;
  };
  const first = await read(formRequest.path);
  const { link } = formRequest;
  const leads = link && first.links.find((href) => link.test(href));
  const { forms: there } = leads ? await read(leads.slice(urls.ownHub.length)) : first;
  const wanted = Object.keys(formRequest.filled);
  const form = there.find(
    ({ label, fields }) =>
      formRequest.button.test(label) &&
      wanted.every((name) => fields.some(([field]) => nameOf(field) === name)),
  );
  if (!form) throw new Error(`${formRequest.what}: ${JSON.stringify(there)}`);
  const fields = form.fields.map(([name, value]): [string, string] => [
    name,
    formRequest.filled[nameOf(name)] ?? value,
  ]);
  return { ...form, fields };
}

/** The name of a field without its version number. */
const nameOf = (field: string) => field.replace(/\.\d+$/, '');

/** The result of submitting a form: its own response, and the last page after redirects. */
interface Sent {
  first: Seen;
  last: Seen;
  durationMs: number;
}

async function sendForm(visitor: Visitor, { action, fields }: PageForm): Promise<Sent> {
  const from = performance.now();
  const first = await visitor.post(action, fields);
  const durationMs = performance.now() - from;
  let last = first;
  for (let step = 0; step < 3 && isWithin(last); step += 1)
    last = await visitor.open(last.location);
  return { first, last, durationMs };
}

/** Whether a response leads to another page of the hub, and not to the sign-in page. */
const isWithin = ({ location }: Seen) => location.startsWith('/') && !isSignIn(location);
const isSignIn = (location: string) => /^\/account\/(login|reauth)\?/.test(location);

/**
 * Marks the texts of a form, so that they differ from all saved texts. Returns a function that
 * marks the value of a field, and the list of the marked texts.
 */
function typedInto({ filled }: FormRequest, mark: string) {
  const isText = (value: string) => value.length > 8;
  const marked = (value: string) => `${value} ${mark.slice(0, 8)}`;
  return {
    fill: ([name, value]: [string, string]): [string, string] => [
      name,
      isText(filled[nameOf(name)] ?? '') ? marked(value) : value,
    ],
    texts: Object.values(filled).filter(isText).map(marked),
  };
}

export interface FormVerdict {
  cell: FormCell;
  wrong: string[];
  durationMs: number;
}

/**
 * The number of forms that one user submits at the same time. The hub stores at most eight unsaved
 * texts per user.
 */
const SENT_TOGETHER = 4;

export const tryForms = (cells: readonly FormCell[], times: Times): Promise<FormVerdict[]> =>
  inLanes(cells, SENT_TOGETHER, async (cell) => {
    const requestId = newId();
    const { api, kindName, form, formRequest } = cell;
    const visitor = cell.visitor.withRequestId(requestId);
    const fault = kinds[kindName]?.fault ?? {};
    const faultId = await services.fault({ api, requestId, fault });
    const typed = typedInto(formRequest, requestId);
    const sent = await sendForm(visitor, { ...form, fields: form.fields.map(typed.fill) });
    const isSaved = (await services.requests({ requestId })).some(
      hasArrived(formRequest, kindName),
    );
    await services.removeFault(faultId);
    const isHere = (html: string) => typed.texts.every((text) => html.includes(text));
    const isStashed = async () =>
      visitor.hasCookie('hub-kept') &&
      isHere(
        (await visitor.open(new URL(form.action).pathname + new URL(form.action).search)).html,
      );
    const isLost = !isSaved && !isHere(sent.last.html) && !(await isStashed());
    const wrong = [...wrongAnswer(cell, sent, isSaved, times), ...(isLost ? ['lost'] : [])];
    if (wrong.length > 0) wrong.push(...[sent.first, sent.last].map(outlineOf));
    return { cell, wrong, durationMs: Math.round(sent.durationMs) };
  });

const outlineOf = ({ status, location, html }: Seen) =>
  `${status} ${location} ${/<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? html.slice(0, 60)}`;

/** The hub's messages about text that was not saved. */
const unsaid = named(
  /_(not_saved|not_ticked|failed|unsure|conflict|problem|unavailable|changed_since)(_|$)/,
);

function wrongAnswer(
  { kindName }: FormCell,
  { first, last, durationMs }: Sent,
  isSaved: boolean,
  { budgetMs, slackMs }: Times,
): string[] {
  const isRefused = isSignIn(last.location);
  const wholly = isRefused || (/<h1\b/.test(last.html) && last.html.includes('</html>'));
  const said = piecesOf(last.html);
  const isReported =
    isSaved ||
    isRefused ||
    // The page shows the current value next to the typed value.
    last.status === 409 ||
    includes(said, m.errors_unavailable_heading()) ||
    unsaid.some((text) => includes(said, text));
  const mayTake = ACCOUNT_MS + CHANGE_MS + budgetMs + slackMs;
  return [
    ...(first.status === 500 || last.status === 500 ? ['500'] : []),
    ...(isRefused && !['401', '403'].includes(kindName) ? [last.location] : []),
    ...(wholly ? [] : ['truncated page']),
    ...(isReported ? [] : ['does not report the failure']),
    ...(durationMs <= mayTake ? [] : [`${Math.round(durationMs)} ms`]),
  ];
}

/** Time limit for saving a change (milliseconds). */
const CHANGE_MS = 5_000;
