import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { WIDGET_PARAM } from '../widgets/focus.ts';
import type { HubContext } from './context.server.ts';
import { cookie, expiredCookie, readCookies } from './cookies.server.ts';
import { CSRF_FIELD } from './csrf.server.ts';
import { MAX_BODY } from './max-body.ts';
import { returnPath } from './return-path.server.ts';
import { safeReturnUrl } from './safe-redirect.server.ts';
import type { HubSession } from './session-cookie.server.ts';
import { readSession } from './session-cookie.server.ts';

const KEPT_COOKIE = 'hub-kept';

/** How long typed text waits for a sign-in (seconds). */
const KEPT_S = 30 * 60;

/** Text fields of a form by name, in the order in which they were sent. */
export type KeptInput = Readonly<Record<string, readonly string[]>>;

/** What was typed, and where. */
export interface KeptForm {
  /** Its page, as `keptPage` says it. */
  page: string;
  fields: KeptInput;
}

const stash = z.object({
  page: z.string(),
  /** Null when nobody knew who typed it. */
  uid: z.string().nullable(),
  fields: z.record(z.string(), z.array(z.string())),
});

/**
 * Keeps what was typed into a form whose session is lost. The store holds it sealed; the browser
 * gets only a random key.
 *
 * @returns the path of the page to come back to after the sign-in
 */
export const keepInput = async (
  request: Request,
  session: HubSession | null,
  context: HubContext,
): Promise<string> => keepForm(await readForm(request), request, session, context);

/** The same for a form that has been read already. */
export async function keepForm(
  form: FormData | null,
  request: Request,
  session: HubSession | null,
  context: HubContext,
): Promise<string> {
  const { config, vault, cache } = context;
  const page = safeReturnUrl(form?.get('redirectTo'), config.publicUrl, returnPath(request));

  const fields = form && textFields(form);
  if (fields && Object.keys(fields).length > 0) {
    const id = randomBytes(24).toString('base64url');
    const value = { page: keptPage(page), uid: session?.uid ?? null, fields };
    await cache.set(keyOf(id), await vault.seal('kept-input', value, KEPT_S), KEPT_S * 1000);
    context.setCookie(cookie(config, KEPT_COOKIE, id, { maxAge: KEPT_S }));
  }
  return page;
}

/**
 * What was typed into the form of this page before the session was lost. A page's loader calls it
 * to fill the form again; it answers once.
 *
 * @param page the page, as `keptPage` says it
 * @returns null when there is nothing, or when somebody else has signed in since
 */
export async function takeKeptInput(
  request: Request,
  context: HubContext,
  page: string,
): Promise<KeptInput | null> {
  const { config, cache } = context;
  const id = readCookies(request, config).get(KEPT_COOKIE);
  if (id === undefined) return null;

  const kept = await openStash(id, context);
  if (kept && kept.page !== page) return null;

  context.setCookie(expiredCookie(config, KEPT_COOKIE));
  const session = await readSession(request, context);
  const isTaken = (await cache.take(keyOf(id))) !== undefined;
  if (!kept || !isTaken || (kept.uid !== null && kept.uid !== session?.uid)) return null;
  return kept.fields;
}

/** What this browser has typed and is still kept. To look takes nothing away. */
export const findKeptInput = (request: Request, context: HubContext): Promise<KeptForm | null> =>
  context.once('kept-input', async () => {
    const id = readCookies(request, context.config).get(KEPT_COOKIE);
    const kept = id === undefined ? undefined : await openStash(id, context);
    if (!kept) return null;
    const session = await readSession(request, context);
    if (kept.uid !== null && kept.uid !== session?.uid) return null;
    return { page: kept.page, fields: kept.fields };
  });

/** Forgets what was typed in this browser and is still kept. */
export async function forgetKeptInput(request: Request, context: HubContext): Promise<void> {
  const { config, cache } = context;
  const id = readCookies(request, config).get(KEPT_COOKIE);
  if (id === undefined) return;
  await cache.delete(keyOf(id));
  context.setCookie(expiredCookie(config, KEPT_COOKIE));
}

const keyOf = (id: string) => `kept-input:${id}`;

async function openStash(id: string, { cache, vault }: HubContext) {
  const sealed = await cache.get<string>(keyOf(id));
  return sealed === undefined
    ? undefined
    : stash.safeParse(await vault.open('kept-input', sealed)).data;
}

/** A page by its path, and by the widget that it shows alone: all else of a query is a detail. */
export function keptPage(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://hub');
  const widget = searchParams.get(WIDGET_PARAM);
  return widget === null
    ? pathname
    : `${pathname}?${new URLSearchParams({ [WIDGET_PARAM]: widget })}`;
}

/** The form of a request, unless it is too large, broken or no form at all. */
async function readForm(request: Request): Promise<FormData | null> {
  const length = Number(request.headers.get('Content-Length') ?? Number.NaN);
  if (!(length <= MAX_BODY)) return null;
  try {
    return await request.formData();
  } catch {
    return null;
  }
}

/** Files cannot be put back into a form, and the form token belongs to the old session. */
function textFields(form: FormData): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const [name, value] of form) {
    if (typeof value === 'string' && name !== CSRF_FIELD) (fields[name] ??= []).push(value);
  }
  return fields;
}
