import { m } from '@applicant-hub/copy';
import { SelectField, TextField } from '@applicant-hub/design-system';
import { paths } from '#app/platform/paths/links.ts';
import { type OwnDateFormView, ownDateFields } from './form-view.ts';
import { OwnForm } from './OwnForm.tsx';

export function OwnDateForm(view: OwnDateFormView) {
  const { isNew, typed, errors, choices, areChoicesKnown } = view;
  return (
    <OwnForm
      view={view}
      backHref={paths.calendar}
      words={{
        back: m.mine_back(),
        heading: isNew ? m.mine_new_title() : m.mine_change_title(),
        intro: isNew ? m.mine_intro() : undefined,
        title: m.mine_title(),
        titleHint: m.mine_title_hint(),
        day: m.mine_day(),
        save: isNew ? m.mine_save_new() : m.mine_save(),
        delete: m.mine_delete(),
      }}
    >
      <TextField
        name={ownDateFields.time}
        label={m.mine_time()}
        hint={m.mine_time_hint()}
        error={errors.time}
        width={10}
        defaultValue={typed.time}
      />
      <TextField
        name={ownDateFields.until}
        label={m.mine_until()}
        hint={m.mine_until_hint()}
        error={errors.until}
        width={10}
        defaultValue={typed.until}
      />
      <TextField
        name={ownDateFields.place}
        label={m.mine_place()}
        hint={m.mine_place_hint()}
        error={errors.place}
        defaultValue={typed.place}
      />
      <SelectField
        name={ownDateFields.choice}
        label={m.mine_for()}
        hint={areChoicesKnown ? undefined : m.mine_for_unknown()}
        options={[{ value: '', label: m.mine_for_none() }, ...choices]}
        defaultValue={typed.choice}
      />
    </OwnForm>
  );
}
