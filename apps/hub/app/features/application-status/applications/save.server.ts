import { m } from '@applicant-hub/copy';
import { personalisationSetting } from '@applicant-hub/domain';
import { paths } from '#app/platform/paths/links.ts';
import type { ChangeResult } from '#app/platform/browser/page/notice.ts';
import { changeSetting, withNotice } from '#app/platform/flash/change.server.ts';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { BY_SCRIPT } from '#app/platform/browser/forms/form-headers.ts';
import { pageAt } from '#app/platform/browser/page/section.ts';
import { type Choice, choiceName, isSameChoice, readChoice } from '../choices/choice.ts';
import { applicationFields, CHOICE_PART } from './fields.ts';
import { levelWords } from '../tile/level-words.ts';
import { offeredYears, savedChoice } from '../tile/load.server.ts';
import type { ApplicationsOutcome } from '../tile/view-types.ts';
import { applicationHrefs, findYearStates } from './year-states.server.ts';

export type FormEnd = { to: string; isAway: boolean } | { outcome: ApplicationsOutcome };

/**
 * Handles the form of the Applications screen: saves the year and the level if they changed, then
 * opens the application whose button was pressed (ACS-9). Without scripts, a button may have been
 * rendered for a different choice. That button leads back to the page, because its label would not
 * match what it opens.
 *
 * @throws a 400 response when the form has no valid choice
 */
export async function saveApplicationsForm(form: FormData, scope: RequestScope): Promise<FormEnd> {
  const { context, applicant } = scope;
  const { personalisation } = applicant;
  const choice = readChoice(form, offeredYears(personalisation));
  if (choice === null) throw new Response(null, { status: 400, statusText: 'Bad Request' });

  const {
    [applicationFields.open]: [open],
    [applicationFields.shown]: shown,
  } = readForm(form, {
    [applicationFields.open]: fields.texts,
    [applicationFields.shown]: fields.text,
  });
  const continues = open !== undefined && shown === choiceName(choice);
  // Users who see the same page again expect a confirmation, even if nothing has changed.
  const mustSave = !continues || !isSameChoice(choice, savedChoice(personalisation));
  const saved = mustSave ? await saveChoice(choice, scope) : null;
  if (saved?.ok === false) {
    return { outcome: { id: context.requestId, choice, problem: saved.notice.text } };
  }
  if (continues) {
    const year = Number(choice.studyYear);
    const states = await findYearStates(scope, year);
    const away = applicationHrefs(year, states, context.config)[open];
    if (away) return { to: away, isAway: true };
  }
  // The page shows why an application has no link for the saved year.
  if (!saved) return { to: paths.applications, isAway: false };
  // A request by script preserves the scroll position, so the URL needs no fragment.
  const part = scope.request.headers.has(BY_SCRIPT) ? null : CHOICE_PART;
  return { to: withNotice(pageAt(paths.applications, part), saved.notice.id), isAway: false };
}

/**
 * Saves the year and level together with the other preferences, so that the change can be undone.
 */
function saveChoice(choice: Choice, scope: RequestScope): Promise<ChangeResult> {
  const { savedStudyYear, savedStudyLevel } = scope.applicant.personalisation;
  const setting = (data: object) => ({ ...personalisationSetting, data, immediate: true });
  return changeSetting(scope, {
    save: setting({ ...choice }),
    before: setting({
      studyYear: savedStudyYear === null ? null : String(savedStudyYear),
      studyLevel: savedStudyLevel,
    }),
    done: m.applications_saved({ level: levelWords[choice.studyLevel](), year: choice.studyYear }),
    problem: m.applications_not_saved(),
  });
}
