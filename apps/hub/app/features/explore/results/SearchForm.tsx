import { m } from '@applicant-hub/copy';
import { Button, Card, SearchIcon, TextField } from '@applicant-hub/design-system';
import type { FormEventHandler } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import * as css from './SearchForm.css.ts';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';

export interface SearchFormProps extends FilterPanelProps {
  readonly onChange: FormEventHandler<HTMLFormElement>;
}

export function SearchForm({ form, fieldsKey, onChange }: SearchFormProps) {
  return (
    <form
      className={css.form}
      role="search"
      method="get"
      action={paths.results}
      autoComplete="off"
      aria-label={m.courses_search_label()}
      onChange={onChange}
    >
      {form.order !== 'course' && <input type="hidden" name="sort" value={form.order} />}
      {form.unis.map((id) => (
        <input key={id} type="hidden" name="unis" value={id} />
      ))}
      <div className={css.place}>
        <Card>
          <div className={css.bar}>
            <TextField
              key={fieldsKey}
              type="search"
              name="SearchText"
              label={m.courses_search_words()}
              defaultValue={form.searchText}
              enterKeyHint="search"
              maxLength={100}
            />
            <Button type="submit">
              <SearchIcon /> {m.courses_search_button()}
            </Button>
          </div>
        </Card>
      </div>
      <FilterPanel form={form} fieldsKey={fieldsKey} />
    </form>
  );
}
