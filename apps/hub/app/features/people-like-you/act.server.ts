import { data, redirect } from '@remix-run/node';
import type { Result } from '@applicant-hub/api-clients';
import { m } from '@applicant-hub/copy';
import {
  hasResults,
  isOutdated,
  isSameSelection,
  noSelection,
  type PeopleLikeSelection,
  peopleLikeSetting,
  subjectLimits,
} from '@applicant-hub/domain';
import { paths } from '#app/platform/paths/links.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { failure, withNotice } from '#app/platform/flash/change.server.ts';
import type { Notice } from '#app/platform/browser/page/notice.ts';
import { flash } from '#app/platform/flash/notices.server.ts';
import { requireAccepted } from '#app/platform/request/require-accepted.server.ts';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import {
  INTENT,
  peopleLikeCommands,
  peopleLikePath,
  TYPE,
} from '#app/platform/paths/people-like-path.ts';
import { readSubjects } from './read-query.server.ts';
import { getQualificationSubjects, getQualificationTypes } from './reference.server.ts';
import { savedSelection } from './saved-selection.server.ts';
import type { SubjectsOutcome } from './view-types.ts';
import { saveSetting } from '#app/platform/request/save-setting.server.ts';

/**
 * Handles a form from the page: saves the subjects and redirects to their results, clears them, or
 * wipes an outdated selection (PLY-8, PLY-9, PLY-10).
 *
 * @param call its request body must be unread, because the input is stashed when the session is
 * lost
 * @throws a redirect to sign-in when the account does not accept the session
 */
export function actPeopleLike(call: RequestScope, form: FormData): Promise<unknown> {
  const { [INTENT]: command } = readForm(form, { [INTENT]: fields.oneOf(peopleLikeCommands) });
  return { choose, clear, forget }[command ?? 'choose'](call, form);
}

async function choose(call: RequestScope, form: FormData) {
  const { [TYPE]: typeId } = readForm(form, { [TYPE]: fields.text });
  const wanted = readSubjects(form);
  const types = await getQualificationTypes(call);
  const type = types.ok ? types.value.find(({ id }) => id === typeId) : undefined;
  const subjects = type && (await getQualificationSubjects(call, type.id));
  // The address preserves the ticks. The page at this address explains the problem and how to
  // continue.
  if (!type || !subjects?.ok) {
    const again = peopleLikePath({ type: typeId, subjects: wanted });
    return refuse(call, again, m.people_not_saved());
  }

  const chosen = wanted.filter((id) => subjects.value.some((subject) => subject.id === id));
  const limits = subjectLimits(type.name);
  if (!hasResults(chosen, limits)) {
    const problem = chosen.length < limits.minimum ? 'few' : 'many';
    const outcome: SubjectsOutcome = { id: call.context.requestId, problem, chosen };
    return data(outcome, { status: 400 });
  }
  const selection = { selectedQualificationType: typeId, selectedSubjects: chosen };
  const results = peopleLikePath({ type: typeId, subjects: chosen });
  if (await save(call, selection)) return redirect(results, 303);
  // The results are shown even if the subjects could not be saved.
  return refuse(call, results, m.people_not_saved());
}

/**
 * Preserves the qualification and removes its subjects (PLY-8). Subjects that are only in the
 * address are not saved, so clearing them saves nothing.
 */
async function clear(call: RequestScope, form: FormData) {
  const before = savedSelection(call.applicant);
  const { [TYPE]: type } = readForm(form, { [TYPE]: fields.text });
  const subjects = readSubjects(form);
  const shown = { selectedQualificationType: type, selectedSubjects: subjects };
  if (!isSameSelection(shown, before)) return redirect(peopleLikePath({ type }), 303);
  return change(call, {
    before,
    after: { ...before, selectedSubjects: [] },
    done: { tone: 'success', text: m.people_cleared() },
    otherwise: peopleLikePath({ type, subjects }),
  });
}

/**
 * Wipes a selection that is no longer offered (PLY-9). The form's page may be older than the saved
 * selection or the offer, so both are checked again.
 */
async function forget(call: RequestScope) {
  const before = savedSelection(call.applicant);
  const outdated = await findOutdated(call, before);
  if (outdated.ok && !outdated.value) return redirect(paths.peopleLike, 303);
  const otherwise = peopleLikePath({ change: 'qualification' });
  if (!outdated.ok) return refuse(call, otherwise, m.notices_not_saved());
  return change(call, {
    before,
    after: noSelection,
    done: { tone: 'info', text: m.people_forgotten() },
    otherwise,
  });
}

async function findOutdated(
  call: RequestScope,
  { selectedQualificationType: typeId, selectedSubjects }: PeopleLikeSelection,
): Promise<Result<boolean>> {
  if (typeId === '') return { ok: true, value: false };
  const types = await getQualificationTypes(call);
  if (!types.ok) return types;
  if (!types.value.some(({ id }) => id === typeId)) {
    return { ok: true, value: isOutdated([typeId], types.value) };
  }
  const subjects = await getQualificationSubjects(call, typeId);
  return subjects.ok ? { ok: true, value: isOutdated(selectedSubjects, subjects.value) } : subjects;
}

interface Change {
  before: PeopleLikeSelection;
  after: PeopleLikeSelection;
  /** The notice after a successful save. */
  done: Notice;
  /** Path to redirect to when saving fails. */
  otherwise: string;
}

async function change(call: RequestScope, { before, after, done, otherwise }: Change) {
  if (!(await save(call, after))) return refuse(call, otherwise, m.notices_not_saved());
  const undo = { of: 'settings', settings: [peopleLikeSetting(before)] } as const;
  const { id } = await flash(call, { ...done, undo });
  return redirect(withNotice(paths.peopleLike, id), 303);
}

async function refuse(call: RequestScope, page: string, words: string) {
  const { notice } = await failure(call, words);
  return redirect(withNotice(page, notice.id), 303);
}

/**
 * @returns whether the selection was saved; the reason for a failure is logged
 * @throws a redirect to sign-in when the account does not accept the session (SH-31)
 */
async function save(call: RequestScope, selection: PeopleLikeSelection): Promise<boolean> {
  const saved = await saveSetting(call, peopleLikeSetting(selection));
  await requireAccepted(call, saved);
  return saved.ok;
}
