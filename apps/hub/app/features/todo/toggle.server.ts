import { m } from '@applicant-hub/copy';
import { parseTodo, todoIds, todoSetting, toggledTodo } from '@applicant-hub/domain';
import { settingData } from '#app/platform/request/setting-data.server.ts';
import { fields, readForm } from '#app/platform/request/read-form.server.ts';
import type { RequestScope } from '#app/platform/request/request-scope.ts';
import type { ChangeResult } from '#app/platform/browser/page/notice.ts';
import { changeSetting, failure } from '#app/platform/flash/change.server.ts';
import { DONE, TODO } from './fields.ts';
import { todoWords } from './words.ts';

/** Immediately marks a step as done or not done (TDO-10, TDO-14). Both changes can be undone. */
export async function toggleTodo(
  call: Pick<RequestScope, 'context' | 'applicant'>,
  form: FormData,
): Promise<ChangeResult> {
  const { [TODO]: id, [DONE]: isDone } = readForm(form, {
    [TODO]: fields.oneOf(todoIds),
    [DONE]: fields.text,
  });
  const done = isDone === 'true';
  if (id === null) return failure(call, m.notices_not_understood());

  const setting = todoSetting(id);
  const name = todoWords[id].name();
  const known = settingData(call.applicant.user, setting);
  return changeSetting(call, {
    save: { ...setting, data: toggledTodo(done, call.context.now()), immediate: true },
    // A missing record is restored as an empty object, which removes the record (SYS-2).
    before: { ...setting, data: known === null ? {} : parseTodo(known), immediate: true },
    done: done ? m.todo_marked_done({ name }) : m.todo_marked_not_done({ name }),
    problem: m.todo_not_saved({ name }),
  });
}
