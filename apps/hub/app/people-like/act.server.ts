import { data, redirect } from '@remix-run/node';
import type { Result } from '@applicant-hub/api-clients';
import { m } from '@applicant-hub/copy';
import {
  hasResults,
  isOutdated,
  isSameSelection,
  noSelection,
  parsePeopleLike,
  type PeopleLikeSelection,
  peopleLikeSetting,
  personalisationSetting,
  subjectLimits,
} from '@applicant-hub/domain';
import { settingData } from '../applicant/setting-data.server.ts';
import { paths } from '../applicant/links.ts';
import { changeContext, type DiscoveryCall } from '../discovery/call.server.ts';
import { refused, withNotice } from '../notices/change.server.ts';
import { keepNotice, type Notice } from '../notices/notices.server.ts';
import { lostSession } from '../server/session.server.ts';
import { formText } from '../shell/form-text.ts';
import { DO, peopleLikeCommands, peopleLikePath, TYPE } from './people-like-path.ts';
import { readSubjects } from './read-query.server.ts';
import { getQualificationSubjects, getQualificationTypes } from './reference.server.ts';
import type { SubjectsOutcome } from './view-types.ts';

/**
 * Takes a form of the page: keeps the subjects and leads to their results, empties them, or wipes
 * what is out of date (PLY-8, PLY-9, PLY-10).
 *
 * @param call its request can still be read: what was sent is kept when the session is lost
 * @throws a redirect to sign-in when the account does not accept the session
 */
export function actPeopleLike(call: DiscoveryCall, form: FormData): Promise<unknown> {
  const wanted = formText(form, DO);
  const command = peopleLikeCommands.find((known) => known === wanted) ?? 'choose';
  return { choose, clear, forget }[command](call, form);
}

async function choose(call: DiscoveryCall, form: FormData) {
  const typeId = formText(form, TYPE);
  const wanted = readSubjects(form);
  const types = await getQualificationTypes(call);
  const type = types.ok ? types.value.find(({ id }) => id === typeId) : undefined;
  const subjects = type && (await getQualificationSubjects(call, type.id));
  // The address keeps what was ticked; the page says what is the matter, and how to go on.
  if (!type || !subjects?.ok)
    return unsaved(call, peopleLikePath({ type: typeId, subjects: wanted }));

  const chosen = wanted.filter((id) => subjects.value.some((subject) => subject.id === id));
  const limits = subjectLimits(type.name);
  if (!hasResults(chosen, limits)) {
    const problem = chosen.length < limits.minimum ? 'few' : 'many';
    const outcome: SubjectsOutcome = { id: call.context.requestId, problem, chosen };
    return data(outcome, { status: 400 });
  }
  const selection = { selectedQualificationType: typeId, selectedSubjects: chosen };
  const results = peopleLikePath({ type: typeId, subjects: chosen });
  return (await save(call, selection)) ? redirect(results, 303) : unsaved(call, results);
}

/** Not to have it saved is no reason not to show it. */
async function unsaved(call: DiscoveryCall, page: string) {
  const { notice } = await refused(call, m.people_not_saved());
  return redirect(withNotice(page, notice.id), 303);
}

/**
 * The qualification stays, its subjects go (PLY-8). Subjects that somebody else has sent are not
 * saved: leaving them changes nothing.
 */
async function clear(call: DiscoveryCall, form: FormData) {
  const before = savedSelection(call);
  const type = formText(form, TYPE);
  const subjects = readSubjects(form);
  const shown = { selectedQualificationType: type, selectedSubjects: subjects };
  if (!isSameSelection(shown, before)) return redirect(peopleLikePath({ type }), 303);
  const words = { tone: 'success', text: m.people_cleared() } as const;
  return change(call, { ...before, selectedSubjects: [] }, words, { type, subjects });
}

/**
 * Wipes what is no longer offered (PLY-9). The form may be of a page that is older than what is saved
 * or offered now, so both are looked at again.
 */
async function forget(call: DiscoveryCall) {
  const before = savedSelection(call);
  const outdated = await findOutdated(call, before);
  if (outdated.ok && !outdated.value) return redirect(paths.peopleLike, 303);
  const again = { change: 'qualification' } as const;
  if (!outdated.ok) return unchanged(call, again);
  return change(call, noSelection, { tone: 'info', text: m.people_forgotten() }, again);
}

async function findOutdated(
  call: DiscoveryCall,
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

/**
 * Saves another selection, so that it can be undone.
 *
 * @param otherwise where to go when it could not be saved
 */
async function change(
  call: DiscoveryCall,
  selection: PeopleLikeSelection,
  words: Notice,
  otherwise: Parameters<typeof peopleLikePath>[0],
) {
  const settings = [peopleLikeSetting(savedSelection(call))];
  if (!(await save(call, selection))) return unchanged(call, otherwise);
  const { id } = await keepNotice(call, { ...words, undo: { of: 'settings', settings } });
  return redirect(withNotice(paths.peopleLike, id), 303);
}

async function unchanged(call: DiscoveryCall, query: Parameters<typeof peopleLikePath>[0]) {
  const { notice } = await refused(call, m.notices_not_saved());
  return redirect(withNotice(peopleLikePath(query), notice.id), 303);
}

const savedSelection = ({ applicant }: DiscoveryCall): PeopleLikeSelection =>
  parsePeopleLike(settingData(applicant.user, personalisationSetting));

/**
 * @returns whether it is saved: the log says why it is not
 * @throws a redirect to sign-in when the account does not accept the session (SH-31)
 */
async function save(call: DiscoveryCall, selection: PeopleLikeSelection): Promise<boolean> {
  const { context, applicant, request } = call;
  const saved = await context.clients.identity.saveSetting(
    changeContext(call),
    peopleLikeSetting(selection),
  );
  if (!saved.ok && saved.failure.kind === 'unauthorised') {
    throw await lostSession(request, applicant.session, context);
  }
  return saved.ok;
}
