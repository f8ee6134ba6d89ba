import { m } from '@applicant-hub/copy';
import { Button, Details, SelectField, Stack } from '@applicant-hub/design-system';
import * as css from './FilterPanel.css.ts';
import { FilterGroup } from './FilterGroup.tsx';
import type { SearchFormView } from './view-types.ts';

export interface FilterPanelProps {
  readonly form: SearchFormView;
  /** A new key resets the fields to the values of `form`. */
  readonly fieldsKey: number;
}

export function FilterPanel({ form, fieldsKey }: FilterPanelProps) {
  const { filters } = form;
  const chosen =
    filters.flatMap(({ values }) => values).filter(({ isChosen }) => isChosen).length +
    (form.subjectGuides === '' ? 0 : 1);
  return (
    <div className={css.place}>
      <Details summary={m.courses_filters({ chosen })} panel>
        <Stack key={fieldsKey} gap={6}>
          <SelectField
            name="scheme"
            label={m.courses_search_scheme()}
            options={form.schemes}
            defaultValue={form.scheme}
          />
          <SelectField
            name="subjectGuides"
            label={m.courses_search_subject()}
            options={form.subjects}
            defaultValue={form.subjectGuides}
          />
          {filters.map((filter) => (
            <FilterGroup key={filter.name} filter={filter} />
          ))}
          <div className={css.apply}>
            <Button type="submit" variant="secondary" block>
              {m.courses_filters_apply()}
            </Button>
          </div>
        </Stack>
      </Details>
    </div>
  );
}
