import { m } from '@applicant-hub/copy';
import { Button, Card, SearchIcon, TextField } from '@applicant-hub/design-system';
import { paths } from '#app/platform/paths/links.ts';
import * as css from './SearchForm.css.ts';
import { SEARCH_SUGGESTIONS } from '../search/SearchSuggestions.tsx';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';
import type { ResultsFormProps } from './use-results-in-place.ts';

export interface SearchFormProps extends FilterPanelProps {
  readonly formProps: ResultsFormProps;
}

export function SearchForm({ form, fieldsKey, formProps }: SearchFormProps) {
  return (
    <form
      {...formProps}
      className={css.form}
      role="search"
      method="get"
      action={paths.results}
      aria-label={m.courses_search_label()}
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
              list={SEARCH_SUGGESTIONS}
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
