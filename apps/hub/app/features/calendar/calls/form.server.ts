import { data, redirect } from '@remix-run/node';
import { m } from '@applicant-hub/copy';
import { isOwnTodo } from '@applicant-hub/domain';
import { failure, withNotice } from '#app/platform/flash/change.server.ts';
import { paths } from '#app/platform/paths/links.ts';
import { uniPath } from '#app/platform/paths/paths.ts';
import { itemId } from '#app/platform/request/form-key.server.ts';
import { requireAccepted } from '#app/platform/request/require-accepted.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import {
  popStashedForm,
  stashedForm,
  stashedPage,
} from '#app/platform/server/session/session.server.ts';
import { type OwnChange, removeOwn, responseTo, storeOwn } from '../own-dates/change.server.ts';
import { getOwnItems } from '../own-dates/items.server.ts';
import { yearsToChoose } from '../own-dates/load-form.server.ts';
import { callIdPrefix, callKey } from './call-key.server.ts';
import { readCallTitle } from './record.ts';
import { type Call, findCalls, findNote, phoneOf, whatToSay } from './sheet.server.ts';
import { readCall, readTypedCall, typedOf } from './typed.server.ts';
import type { CallFormView } from './view-types.ts';

export type CallOutcomeView =
  { noticeId: string } | { status: 400 | 409 | 503; view: CallFormView };

type Again = { status: 400 | 409 | 503 } & Partial<
  Pick<CallFormView, 'id' | 'version' | 'typed' | 'errors' | 'message'>
>;

/**
 * Loads the form about a call, with input restored after sign-in.
 *
 * @throws a 404 for a university that is not on the sheet, or a redirect to the sheet if it cannot
 * be checked
 */
export async function loadCallForm(call: RequestScope, key: string): Promise<CallFormView> {
  const { request, context } = call;
  const stashed = await popStashedForm(request, context, stashedPage(request.url));
  const { calls, isIncomplete, areNotesUnknown } = await findCalls(call);
  const one = calls.find((each) => each.key === key);
  // A form that is shown again replaces this form.
  if (one === undefined && stashed === null && !context.isForm) {
    if (!isIncomplete) throw data(null, { status: 404 });
    throw await backToSheet(call, m.calls_gone());
  }
  // A note that may exist already must not be added a second time.
  if (areNotesUnknown && stashed === null && !context.isForm) {
    throw await backToSheet(call, m.calls_notes_unknown());
  }
  if (stashed !== null) {
    const sent = readTypedCall(stashedForm(stashed));
    const name = one?.name ?? sent.name;
    return formView(call, { ...sent, name, one, isIncomplete, message: { kind: 'kept' } });
  }
  const typed = one ? typedOf(one) : emptyForm;
  return formView(call, { name: one?.name ?? '', one, isIncomplete, ...typed });
}

const emptyForm = {
  id: '',
  newId: '',
  version: 0,
  typed: { outcome: null, words: '', day: '', month: '', year: '' },
};

async function backToSheet(call: RequestScope, text: string): Promise<Response> {
  const { notice } = await failure(call, text);
  return redirect(withNotice(paths.calls, notice.id));
}

interface Shown
  extends
    Pick<CallFormView, 'name' | 'id' | 'newId' | 'version' | 'typed'>,
    Partial<Pick<CallFormView, 'errors' | 'message'>> {
  readonly one: Call | undefined;
  /** Whether the universities or their numbers could not be loaded. */
  readonly isIncomplete: boolean;
}

async function formView(
  call: RequestScope,
  { one, isIncomplete, name, id, newId, version, typed, errors = {}, message = null }: Shown,
): Promise<CallFormView> {
  const uni = one?.uni ?? null;
  return {
    name,
    phone: phoneOf(uni),
    isNumberUnknown: uni === null && isIncomplete,
    website: uni?.url ?? null,
    about: uni && uniPath(uni.providerId),
    say: await whatToSay(call),
    id,
    newId,
    version,
    typed,
    errors,
    message,
    years: yearsToChoose(call.context.now(), typed.year),
  };
}

/**
 * Stores or removes the result of a call.
 *
 * @throws a 404 for a form that names another university, or a redirect to sign-in when the session
 * is not accepted; the input is stashed
 */
export async function actCall(
  scope: RequestScope,
  key: string,
  form: FormData,
): Promise<CallOutcomeView> {
  const sent = readTypedCall(form);
  const { name, typed, version } = sent;
  if (callKey(name) !== key) throw data(null, { status: 404 });
  const idPrefix = callIdPrefix(key);
  const id = sent.id.startsWith(idPrefix) ? sent.id : null;
  const again = async ({ status, ...shown }: Again): Promise<CallOutcomeView> => {
    const { calls, isIncomplete } = await findCalls(scope);
    const one = calls.find((call) => call.key === key);
    return { status, view: await formView(scope, { ...sent, one, isIncomplete, ...shown }) };
  };
  const respond = (change: OwnChange, text: string) => {
    const result = responseTo(sent, change, {
      failure: text,
      typedOf: (item) =>
        isOwnTodo(item) ? typedOf({ todo: item, ...readCallTitle(item.title, name) }).typed : null,
    });
    if ('noticeId' in result) return result;
    // The next save replaces the to-do that the form now shows.
    const shown = change.outcome === 'conflict' ? change.current : null;
    return again({ ...result, id: shown?.id ?? sent.id });
  };
  if (sent.intent === 'delete' && id !== null) {
    return respond(await removeOwn(scope, { id, version }, name), m.calls_not_deleted());
  }
  const items = await getOwnItems(scope);
  const noted = items.ok ? findNote(items.value, key) : null;
  const stored = noted?.id === id ? noted : null;
  const read = readCall(typed, name, { now: scope.context.now(), stored });
  if ('errors' in read) return again({ status: 400, errors: read.errors });
  const { details } = read;
  const another =
    id === null ? await noteOfAnother(scope, key, idPrefix + itemId(sent.newId, details)) : null;
  const change =
    another ?? (await storeOwn(scope, id, { ...sent, idPrefix }, details, m.calls_noted));
  return respond(change, m.calls_not_saved());
}

/**
 * Checks whether another tab or device has noted the call since a form without a note was opened.
 *
 * @param id the id of the form's own to-do, which is stored already if the form is sent twice
 * @returns null if there is no other note
 */
async function noteOfAnother(
  scope: RequestScope,
  key: string,
  id: string,
): Promise<OwnChange | null> {
  const items = await getOwnItems(scope);
  await requireAccepted(scope, items);
  const noted = items.ok ? findNote(items.value, key) : null;
  if (noted?.id === id) return null;
  if (noted !== null) return { outcome: 'conflict', current: noted, version: noted.version };
  return items.ok && !items.isPartial ? null : { outcome: 'failed' };
}
