import { m } from '@applicant-hub/copy';
import { Checkbox } from '@applicant-hub/design-system';
import { paths } from '#app/platform/paths/links.ts';
import { ownDateFields } from '../own-dates/form-view.ts';
import { OwnForm } from '../own-dates/OwnForm.tsx';
import type { OwnTodoFormView } from './form-view.ts';

export function OwnTodoForm(view: OwnTodoFormView) {
  const { isNew, typed } = view;
  return (
    <OwnForm
      view={view}
      backHref={paths.todo}
      words={{
        back: m.mine_todo_back(),
        heading: isNew ? m.mine_todo_new_title() : m.mine_todo_change_title(),
        title: m.mine_todo_title(),
        titleHint: m.mine_todo_title_hint(),
        day: m.mine_todo_day(),
        save: isNew ? m.mine_todo_save_new() : m.mine_todo_save(),
        delete: m.mine_todo_delete(),
      }}
    >
      {!isNew && (
        <Checkbox
          name={ownDateFields.done}
          value="yes"
          label={m.mine_todo_done()}
          defaultChecked={typed.done}
        />
      )}
    </OwnForm>
  );
}
