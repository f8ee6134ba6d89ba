import { m } from '@applicant-hub/copy';
import { advertsChoice, advertsSetting, parseObject } from '@applicant-hub/domain';
import { settingData } from '#app/platform/request/setting-data.server.ts';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import type { ChangeResult } from '#app/platform/browser/page/notice.ts';
import { changeSetting, failure } from '#app/platform/flash/change.server.ts';
import { ADVERTS, OFF, ON } from './fields.ts';

/** Turns adverts on or off, with an undo (EXT-26). */
export async function changeAdverts(
  call: Pick<RequestScope, 'context' | 'applicant'>,
  form: FormData,
): Promise<ChangeResult> {
  const { [ADVERTS]: wanted } = readForm(form, { [ADVERTS]: fields.oneOf([ON, OFF]) });
  if (wanted === null) return failure(call, m.notices_not_understood());
  const isOn = wanted === ON;
  const save = (data: object) => ({ ...advertsSetting, data, immediate: true });
  return changeSetting(call, {
    save: save(advertsChoice(isOn)),
    // If there was no choice before, Undo removes the new choice, and the default by age applies
    // again.
    before: save(parseObject(settingData(call.applicant.user, advertsSetting))),
    done: isOn ? m.adverts_turned_on() : m.adverts_turned_off(),
  });
}
