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
import { settingData } from '../../applicant/setting-data.server.ts';
import { changeContext } from '../../discovery/call.server.ts';
import type { ChangeAnswer } from '../../notices/answer.ts';
import { changed, refused } from '../../notices/change.server.ts';
import type { WidgetScope } from '../scope.ts';
import { formText } from '../../shell/form-text.ts';
import { fields } from './fields.ts';
import { limitWords, noteWords } from './words.ts';

/** The saved grades of an applicant. */
export const savedOf = ({ applicant }: WidgetScope): SavedGrade[] =>
  parseSavedGrades(settingData(applicant.user, tariffSetting));

/** Saves what is selected, in place of what was saved before. */
export function saveSelected(scope: WidgetScope, form: FormData): Promise<ChangeAnswer> {
  const grades = parseSavedGrades(formText(form, fields.grades));
  if (grades.length === 0) return refused(scope, m.tariff_nothing_to_save());
  return saveGrades(
    scope,
    grades,
    m.tariff_changed_saved({ count: grades.length, points: totalPoints(grades) }),
  );
}

/** Takes away everything that is saved (TAR-7): an empty list is kept (AMB-89). */
export const clearSaved = (scope: WidgetScope): Promise<ChangeAnswer> =>
  saveGrades(scope, [], m.tariff_changed_cleared());

/**
 * Saves grades, each with the note of why it does not count.
 *
 * @param text what to say when they are saved
 */
export async function saveGrades(
  scope: WidgetScope,
  grades: readonly SavedGrade[],
  text: string,
): Promise<ChangeAnswer> {
  const limit = brokenLimit(grades);
  if (limit) return refused(scope, limitWords[limit]());
  const noted = countGrades(grades).map(({ grade, note }) => ({
    ...grade,
    gradeMessage: note ? noteWords[note]() : '',
  }));
  const setting = { ...tariffSetting, immediate: true };
  const outcome = await scope.context.clients.identity.saveSetting(changeContext(scope), {
    ...setting,
    data: noted,
  });
  if (!outcome.ok) return refused(scope, m.notices_not_saved());
  const before = {
    ...setting,
    // Nothing again where nothing was: an empty object removes the record (SYS-2).
    data: settingData(scope.applicant.user, tariffSetting) === null ? {} : savedOf(scope),
    expectedVersion: outcome.value?.version ?? NO_VERSION,
  };
  return changed(scope, text, { of: 'settings', settings: [before] });
}

/** Forgets what was selected without scripts: a browser with scripts keeps what is selected by itself. */
export async function forgetSelection({ context, applicant }: WidgetScope): Promise<void> {
  if (settingData(applicant.user, tariffSelectionSetting) === null) return;
  await context.clients.identity.saveSetting(changeContext({ context, applicant }), {
    ...tariffSelectionSetting,
    data: {},
    immediate: true,
  });
}
