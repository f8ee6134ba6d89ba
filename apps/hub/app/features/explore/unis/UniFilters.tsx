import { m } from '@applicant-hub/copy';
import {
  Button,
  ButtonLink,
  SearchIcon,
  SelectField,
  TextField,
} from '@applicant-hub/design-system';
import { paths } from '#app/platform/paths/links.ts';
import { countryOptions } from '#app/features/catalogue/course/country.ts';
import { SearchPanel } from '#app/features/catalogue/search/SearchPanel.tsx';
import { isNarrowed, uniSorts, type UniSort, type UnisQuery } from './unis-query.ts';

const sortWords: Readonly<Record<UniSort, () => string>> = {
  name: m.explore_unis_sort_name,
  distance: m.explore_unis_sort_distance,
};

interface UniFiltersProps {
  query: UnisQuery;
  /** Whether unis can be sorted by their distance. Otherwise the only order is by name. */
  hasDistances: boolean;
}

/** Text, country and order. A new search preserves the letter and starts at the first page. */
export function UniFilters({ query, hasDistances }: UniFiltersProps) {
  return (
    <SearchPanel label={m.explore_unis_form_label()} action={paths.unis}>
      {query.letter !== null && <input type="hidden" name="letter" value={query.letter} />}
      <TextField
        name="search"
        type="search"
        label={m.explore_unis_search()}
        defaultValue={query.search}
        enterKeyHint="search"
      />
      <SelectField
        name="country"
        label={m.explore_unis_country()}
        defaultValue={query.country ?? ''}
        options={[{ value: '', label: m.explore_unis_country_any() }, ...countryOptions()]}
      />
      {hasDistances && (
        <SelectField
          name="sort"
          label={m.explore_unis_sort()}
          defaultValue={query.sort}
          options={uniSorts.map((value) => ({ value, label: sortWords[value]() }))}
        />
      )}
      <Button type="submit">
        <SearchIcon /> {m.explore_unis_submit()}
      </Button>
      {isNarrowed(query) && (
        <ButtonLink href={paths.unis} variant="quiet">
          {m.explore_unis_clear()}
        </ButtonLink>
      )}
    </SearchPanel>
  );
}
