import {
  type EventChoice,
  eventChoices,
  firstCharacters,
  plainLine,
  savedEventChoice,
  widgetSettingsSetting,
} from '@applicant-hub/domain';
import { settingData } from '#app/platform/request/setting-data.server.ts';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import { MAX_SEARCH, OPTION, SEARCH } from './fields.ts';
import type { EventsChoice } from './view-types.ts';
import { saveSetting } from '#app/platform/request/save-setting.server.ts';

/** Without a choice, the saved choice applies. */
export function readEventsChoice(
  { applicant, context }: RequestScope,
  form: FormData | URLSearchParams,
): EventsChoice {
  const { [OPTION]: choice, [SEARCH]: search } = readForm(form, {
    [OPTION]: fields.oneOf(eventChoices),
    [SEARCH]: fields.text,
  });
  const wanted =
    choice ?? savedEventChoice(settingData(applicant.user, widgetSettingsSetting('Events')));
  return {
    choice: offeredChoices(context).includes(wanted) ? wanted : 'latest',
    search: firstCharacters(plainLine(search), MAX_SEARCH),
  };
}

export const offeredChoices = ({ clients }: RequestScope['context']): readonly EventChoice[] =>
  eventChoices.filter((choice) => choice !== 'near' || clients.geocode !== null);

/**
 * Saves a choice for later visits (GRD-21).
 *
 * @returns false if the save failed; the reason is in the log
 */
export async function keepChoice(scope: RequestScope, choice: EventChoice): Promise<boolean> {
  const saved = await saveSetting(scope, {
    ...widgetSettingsSetting('Events'),
    data: { option: choice },
  });
  return saved.ok;
}
