import { m } from '@applicant-hub/copy';
import {
  type GridWidgetId,
  settingValues,
  tickedValues,
  widgetSettingsSetting,
} from '@applicant-hub/domain';
import { settingData } from '#app/platform/request/setting-data.server.ts';
import { setActive } from '../arrange/set-active.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import type { ChangeResult } from '#app/platform/browser/page/notice.ts';
import { changeSetting } from '#app/platform/flash/change.server.ts';
import type { WidgetCommand } from './widget-settings-command.ts';

export interface ChangedWidget {
  id: GridWidgetId;
  title: string;
}

/** Every change can be undone. */
export const changeWidget = (
  call: RequestScope,
  widget: ChangedWidget,
  command: WidgetCommand,
  form: FormData,
): Promise<ChangeResult> =>
  command === 'save' ? saveTicks(call, widget, form) : setActive(call, widget, command === 'show');

function saveTicks(
  call: RequestScope,
  { id, title }: ChangedWidget,
  form: FormData,
): Promise<ChangeResult> {
  const key = widgetSettingsSetting(id);
  const before = settingValues(id, settingData(call.applicant.user, key));
  const values = tickedValues(id, [...form.keys()]);
  const save = (ticks: typeof values) => ({
    ...key,
    data: Object.fromEntries(ticks.map((tick) => [tick.id, tick.value])),
    immediate: true,
  });
  return changeSetting(call, {
    save: save(values),
    before: save(before),
    done: m.settings_saved({ title }),
  });
}
