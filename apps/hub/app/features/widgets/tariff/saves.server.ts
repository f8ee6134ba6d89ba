import { m } from '@applicant-hub/copy';
import {
  NO_VERSION,
  type SavedGrade,
  brokenLimit,
  countGrades,
  parseSavedGrades,
  tariffSelectionSetting,
  tariffSetting,
  totalPoints,
} from '@applicant-hub/domain';
import { widgetPath } from '#app/platform/paths/links.ts';
import { findSetting, settingData } from '#app/platform/request/setting-data.server.ts';
import { writeOptions } from '#app/platform/request/call.server.ts';
import type { ChangeAnswer } from '#app/platform/browser/answer.ts';
import { success, failure } from '#app/platform/flash/change.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { fields as read, readForm } from '#app/platform/request/read-form.server.ts';
import { fields, parameters, versionIn } from './fields.ts';
import { gradesWords, limitWords, noteWords } from './words.ts';
import { saveSetting } from '#app/platform/request/save-setting.server.ts';

/** The saved grades of an applicant. */
export const savedOf = ({ applicant }: RequestScope): SavedGrade[] =>
  parseSavedGrades(settingData(applicant.user, tariffSetting));

/** Saves what is selected, in place of what was saved before or, where both are wanted, beside it. */
export function saveSelected(scope: RequestScope, form: FormData): Promise<ChangeAnswer> {
  const { [fields.grades]: sent, [fields.intent]: intent } = readForm(form, {
    [fields.grades]: read.text,
    [fields.intent]: read.text,
  });
  const selected = parseSavedGrades(sent);
  if (selected.length === 0) return failure(scope, m.tariff_nothing_to_save());
  const grades = intent === 'both' ? withoutRepeats([...savedOf(scope), ...selected]) : selected;
  const counts = { count: grades.length, points: totalPoints(grades) };
  return saveGrades(scope, form, grades, m.tariff_changed_saved(counts));
}

/** Takes away everything that is saved (TAR-7): an empty list is kept (AMB-89). */
export const clearSaved = (scope: RequestScope, form: FormData): Promise<ChangeAnswer> =>
  saveGrades(scope, form, [], m.tariff_changed_cleared());

/**
 * Saves grades, each with the note of why it does not count, unless others were saved since the page
 * of the form was shown: then a person has to choose.
 *
 * @param text what to say when they are saved
 */
export async function saveGrades(
  scope: RequestScope,
  form: FormData,
  grades: readonly SavedGrade[],
  text: string,
): Promise<ChangeAnswer> {
  const limit = brokenLimit(grades);
  if (limit) return failure(scope, limitWords[limit]());
  const noted = countGrades(grades).map(({ grade, note }) => ({
    ...grade,
    gradeMessage: note ? noteWords[note]() : '',
  }));
  const setting = { ...tariffSetting, immediate: true };
  const stored = findSetting(scope.applicant.user, tariffSetting);
  const { [fields.version]: shown } = readForm(form, { [fields.version]: read.text });
  const outcome = await scope.context.clients.identity.saveDraft(writeOptions(scope), {
    ...setting,
    data: noted,
    expectedVersion: versionIn(shown) ?? stored?.version ?? NO_VERSION,
    keep: false,
  });
  if (!outcome.ok) return failure(scope, m.notices_not_saved());
  if (outcome.value.outcome === 'conflict') {
    const other = parseSavedGrades(outcome.value.current?.data ?? null);
    // A form that was sent twice is no clash.
    return isSameList(other, grades) ? success(scope, text, null) : clash(scope, form, other);
  }
  const before = {
    ...setting,
    // Nothing again where nothing was: an empty object removes the record (SYS-2).
    data: stored === null ? {} : savedOf(scope),
    expectedVersion: outcome.value.setting?.version ?? NO_VERSION,
  };
  return success(scope, text, { of: 'settings', settings: [before] });
}

/** Nothing is saved: the page to go on with shows both, and asks. */
async function clash(
  scope: RequestScope,
  form: FormData,
  other: readonly SavedGrade[],
): Promise<ChangeAnswer> {
  const saved = gradesWords(other);
  const { [fields.grades]: hasGrades, [fields.intent]: intent } = readForm(form, {
    [fields.grades]: read.sent,
    [fields.intent]: read.text,
  });
  const isSelected = hasGrades && intent !== 'clear';
  const href = widgetPath('Tariff');
  return {
    ...(await failure(scope, m.tariff_clash_notice({ saved }))),
    link: isSelected
      ? { href: `${href}&${parameters.clash}=yes`, label: m.tariff_clash_choose() }
      : { href, label: m.tariff_clash_look() },
  };
}

const textOf = ({ code, grade, subject, isAnotherProject = false }: SavedGrade) =>
  JSON.stringify([code, grade, subject, isAnotherProject]);

const isSameList = (one: readonly SavedGrade[], other: readonly SavedGrade[]) =>
  one.map(textOf).sort().join() === other.map(textOf).sort().join();

const withoutRepeats = (grades: readonly SavedGrade[]) => [
  ...new Map(grades.map((grade) => [textOf(grade), grade])).values(),
];

/** Forgets what was selected without scripts: a browser with scripts keeps what is selected by itself. */
export async function forgetSelection(scope: RequestScope): Promise<void> {
  if (settingData(scope.applicant.user, tariffSelectionSetting) === null) return;
  await saveSetting(scope, { ...tariffSelectionSetting, data: {} });
}
