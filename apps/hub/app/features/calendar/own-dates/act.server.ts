import type { OwnDateConflict } from '@applicant-hub/api-clients';
import { m } from '@applicant-hub/copy';
import { isOwnDate, readOwnDate } from '@applicant-hub/domain';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { type OwnChange, removeOwn, saveOwn } from './change.server.ts';
import { ownDateErrors } from './errors.server.ts';
import type { OwnDateFormView } from './form-view.ts';
import { formView } from './load-form.server.ts';
import { readTyped, typedDate, typedOf } from './typed.server.ts';
import { ownItemLines } from './words.ts';

/** Done, with the notice that says so; or the form again, with what was typed. */
export type OwnDateOutcome =
  { noticeId: string } | { status: 400 | 409 | 503; view: OwnDateFormView };

/** One form that was sent. */
interface Sent extends ReturnType<typeof readTyped> {
  readonly call: RequestScope;
  readonly id: string;
  readonly isNew: boolean;
}

/**
 * Adds, changes or deletes a date.
 *
 * @param id null for a new date: its form has made the id
 * @throws a redirect to sign in when the session is not accepted; what was typed is kept
 */
export function actOwnDate(
  call: RequestScope,
  id: string | null,
  form: FormData,
): Promise<OwnDateOutcome> {
  const read = readTyped(form);
  const sent = { ...read, call, id: id ?? read.newId, isNew: id === null };
  return read.intent === 'delete' && id !== null ? remove(sent) : save(sent);
}

async function save(sent: Sent): Promise<OwnDateOutcome> {
  const { call, isNew } = sent;
  const read = readOwnDate(typedDate(sent.typed));
  if ('problems' in read) return again(sent, 400, { errors: ownDateErrors(read.problems) });
  const words = isNew ? m.mine_added : m.mine_saved;
  return outcomeOf(sent, await saveOwn(call, sent, read.details, words), m.mine_not_saved());
}

async function remove(sent: Sent): Promise<OwnDateOutcome> {
  const change = await removeOwn(sent.call, sent, sent.typed.title, m.mine_deleted);
  return outcomeOf(sent, change, m.mine_not_deleted());
}

function outcomeOf(
  sent: Sent,
  change: OwnChange,
  failure: string,
): OwnDateOutcome | Promise<OwnDateOutcome> {
  switch (change.outcome) {
    case 'done':
      return { noticeId: change.notice.id };
    case 'full':
      return again(sent, 400, { message: { kind: 'problem', text: m.mine_full() } });
    case 'failed':
      return again(sent, 503, { message: { kind: 'problem', text: failure } });
    case 'conflict':
      return conflict(sent, change);
  }
}

/** Both are shown, and the next press follows on what is there: the person has seen it. */
function conflict(sent: Sent, { current, version }: OwnDateConflict): Promise<OwnDateOutcome> {
  const { intent, typed } = sent;
  // Who wanted to delete it has typed nothing to keep.
  const shown = intent === 'delete' && current && isOwnDate(current) ? typedOf(current) : typed;
  return again({ ...sent, version, typed: shown }, 409, {
    message: { kind: 'conflict', intent, current: current && ownItemLines(current) },
  });
}

async function again(
  { call, isNew, newId, version, typed }: Sent,
  status: 400 | 409 | 503,
  { errors = {}, message = null }: Partial<Pick<OwnDateFormView, 'errors' | 'message'>>,
): Promise<OwnDateOutcome> {
  return { status, view: await formView(call, { isNew, newId, version, typed, errors, message }) };
}
