import { data, redirect } from '@remix-run/node';
import { m } from '@applicant-hub/copy';
import {
  hasResults,
  isSaved,
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
import { changeSetting, refused, withNotice } from '../notices/change.server.ts';
import { keepNotice } from '../notices/notices.server.ts';
import { formText } from '../shell/form-text.ts';
import { DO, peopleLikeCommands, peopleLikePath, TYPE } from './people-like-path.ts';
import { readSubjects } from './read-query.server.ts';
import { getQualificationSubjects, getQualificationTypes } from './reference.server.ts';
import type { SubjectsOutcome } from './view-types.ts';

/**
 * Takes a form of the page: keeps the subjects and leads to their results, empties them, or wipes
 * what is out of date (PLY-8, PLY-9, PLY-10).
 */
export function actPeopleLike(call: DiscoveryCall, form: FormData): Promise<unknown> {
  const wanted = formText(form, DO);
  const command = peopleLikeCommands.find((known) => known === wanted) ?? 'choose';
  return { choose, clear, forget }[command](call, form);
}

async function choose(call: DiscoveryCall, form: FormData) {
  const typeId = formText(form, TYPE);
  const wanted = readSubjects(form);
  const [types, subjects] = await Promise.all([
    getQualificationTypes(call),
    getQualificationSubjects(call, typeId),
  ]);
  const type = types.ok ? types.value.find(({ id }) => id === typeId) : undefined;
  // The address keeps what was ticked; the page says what is the matter, and how to go on.
  const results = peopleLikePath({ type: typeId, subjects: wanted });
  if (type === undefined || !subjects.ok) return redirect(results, 303);

  const chosen = wanted.filter((id) => subjects.value.some((subject) => subject.id === id));
  const limits = subjectLimits(type.name);
  const saved =
    !isSaved(chosen, limits) ||
    (await save(call, { selectedQualificationType: typeId, selectedSubjects: chosen }));
  if (!hasResults(chosen, limits)) {
    const problem = chosen.length < limits.minimum ? 'few' : 'many';
    const outcome: SubjectsOutcome = { id: call.context.requestId, problem, chosen };
    return data(outcome, { status: 400 });
  }
  if (saved) return redirect(results, 303);
  // Not to have it saved is no reason not to show it.
  const { notice } = await refused(call, m.people_not_saved());
  return redirect(withNotice(results, notice.id), 303);
}

/** The qualification stays, its subjects go (PLY-8). */
async function clear(call: DiscoveryCall, form: FormData) {
  const before = savedSelection(call);
  const typeId = formText(form, TYPE);
  const { ok, notice } = await changeSetting(call, {
    save: peopleLikeSetting({ selectedQualificationType: typeId, selectedSubjects: [] }),
    before: peopleLikeSetting(before),
    done: m.people_cleared(),
  });
  const subjects = readSubjects(form);
  const page = ok ? paths.peopleLike : peopleLikePath({ type: typeId, subjects });
  return redirect(withNotice(page, notice.id), 303);
}

async function forget(call: DiscoveryCall) {
  const saved = await save(call, noSelection);
  const text = saved ? m.people_forgotten() : m.notices_not_saved();
  const { id } = await keepNotice(call, { tone: saved ? 'info' : 'danger', text, undo: null });
  const page = peopleLikePath(saved ? {} : { change: 'qualification' });
  return redirect(withNotice(page, id), 303);
}

const savedSelection = ({ applicant }: DiscoveryCall): PeopleLikeSelection =>
  parsePeopleLike(settingData(applicant.user, personalisationSetting));

/** @returns whether it is saved: the log says why it is not */
async function save(call: DiscoveryCall, selection: PeopleLikeSelection): Promise<boolean> {
  const { identity } = call.context.clients;
  return (await identity.saveSetting(changeContext(call), peopleLikeSetting(selection))).ok;
}
