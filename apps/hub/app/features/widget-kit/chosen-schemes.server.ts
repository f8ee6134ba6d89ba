import type { HubUser } from '@applicant-hub/api-clients';
import {
  settingValues,
  tickedSchemes,
  type WidgetId,
  widgetSettingsSetting,
} from '@applicant-hub/domain';
import { settingData } from '#app/platform/request/setting-data.server.ts';

/** The schemes that the applicant has selected in the settings of a widget (CAL-4). */
export const chosenSchemes = (
  id: WidgetId,
  user: Pick<HubUser, 'settings'>,
): ReturnType<typeof tickedSchemes> =>
  tickedSchemes(settingValues(id, settingData(user, widgetSettingsSetting(id))));
