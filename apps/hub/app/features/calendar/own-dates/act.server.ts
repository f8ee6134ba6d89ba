import type { Failure, OwnDateConflict } from '@applicant-hub/api-clients';
import { m } from '@applicant-hub/copy';
import { type OwnDate, type OwnDateDetails, readOwnDate } from '@applicant-hub/domain';
import { success } from '#app/platform/flash/change.server.ts';
import { writeOptions } from '#app/platform/request/call.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { redirectToSignIn } from '#app/platform/server/session.server.ts';
import { ownDateErrors } from './errors.server.ts';
import type { OwnDateFormView } from './form-view.ts';
import { formView } from './load-form.server.ts';
import { readTyped, typedDate, typedOf } from './typed.server.ts';
import type { OwnDateUndo } from './undo.server.ts';
import { choiceWords, ownDateWhen } from './words.ts';

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
  const { call, id, isNew, version } = sent;
  const read = readOwnDate(typedDate(sent.typed));
  if ('problems' in read) return again(sent, 400, { errors: ownDateErrors(read.problems) });
  const { details } = read;
  const { ownDates } = call.context.clients;
  const before = isNew ? null : await detailsBefore(sent);
  const answer = await ownDates.save(writeOptions(call), {
    id,
    expectedVersion: version,
    ...details,
  });
  if (!answer.ok) return failed(sent, answer.failure, m.mine_not_saved());
  switch (answer.value.outcome) {
    case 'full':
      return again(sent, 400, { message: { kind: 'problem', text: m.mine_full() } });
    case 'conflict':
      return conflict(sent, answer.value);
    case 'saved': {
      const { date } = answer.value;
      const words = isNew ? m.mine_added : m.mine_saved;
      const canUndo = isNew || (before !== null && date.version !== version);
      return done(sent, words({ title: date.title }), {
        undo: canUndo ? { id, version: date.version, before } : null,
      });
    }
  }
}

async function remove(sent: Sent): Promise<OwnDateOutcome> {
  const { call, id, version } = sent;
  const { ownDates } = call.context.clients;
  const before = await detailsBefore(sent);
  const answer = await ownDates.remove(writeOptions(call), { id, expectedVersion: version });
  if (!answer.ok) return failed(sent, answer.failure, m.mine_not_deleted());
  if (answer.value.outcome === 'conflict') return conflict(sent, answer.value);
  const title = before?.title ?? sent.typed.title;
  return done(sent, m.mine_deleted({ title }), {
    undo: before && { id, version: answer.value.version, before },
  });
}

/** What an undo puts back; null when nobody can say, and then there is none. */
async function detailsBefore({ call, id, version }: Sent): Promise<OwnDateDetails | null> {
  const dates = await call.context.clients.ownDates.list(writeOptions(call));
  const there = dates.ok && dates.value.find((one) => one.id === id && one.version === version);
  return there ? detailsOf(there) : null;
}

const detailsOf = ({ title, date, time, until, place, choice }: OwnDate): OwnDateDetails => ({
  title,
  date,
  time,
  until,
  place,
  choice,
});

const done = async (
  { call }: Sent,
  text: string,
  { undo }: { undo: OwnDateUndo | null },
): Promise<OwnDateOutcome> => {
  const { notice } = await success(call, text, undo && { of: 'ownDates', change: undo });
  return { noticeId: notice.id };
};

/** Both are shown, and the next press follows on what is there: the person has seen it. */
function conflict(sent: Sent, { current, version }: OwnDateConflict): Promise<OwnDateOutcome> {
  const { intent, typed } = sent;
  // Who wanted to delete it has typed nothing to keep.
  const shown = intent === 'delete' && current ? typedOf(current) : typed;
  return again({ ...sent, version, typed: shown }, 409, {
    message: { kind: 'conflict', intent, current: current && linesOf(current) },
  });
}

const linesOf = (date: OwnDate): string[] => [
  date.title,
  ownDateWhen(date),
  ...(date.place === null ? [] : [date.place]),
  ...(date.choice === null ? [] : [choiceWords(date.choice)]),
];

async function failed(sent: Sent, { kind }: Failure, text: string): Promise<OwnDateOutcome> {
  const { context, applicant, request } = sent.call;
  if (kind === 'unauthorised') throw await redirectToSignIn(request, applicant.session, context);
  return again(sent, 503, { message: { kind: 'problem', text } });
}

async function again(
  { call, isNew, newId, version, typed }: Sent,
  status: 400 | 409 | 503,
  { errors = {}, message = null }: Partial<Pick<OwnDateFormView, 'errors' | 'message'>>,
): Promise<OwnDateOutcome> {
  return { status, view: await formView(call, { isNew, newId, version, typed, errors, message }) };
}
