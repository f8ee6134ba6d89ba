import { m } from '@applicant-hub/copy';
import {
  Button,
  ButtonLink,
  SearchIcon,
  SelectField,
  TextField,
} from '@applicant-hub/design-system';
import { paths } from '#app/platform/paths/links.ts';
import { SearchPanel } from '#app/features/catalogue/search/SearchPanel.tsx';
import {
  isNarrowed,
  LIST_ID,
  managePath,
  sortValue,
  type ManageQuery,
} from '#app/platform/paths/manage-path.ts';
import { screenOnly } from '#app/platform/layout/frame/screen-only.css.ts';
import type { Option, TableView } from '../view-types.ts';

export interface FavouritesFilterProps {
  readonly query: ManageQuery;
  readonly table: TableView;
}

export function FavouritesFilter({ query, table }: FavouritesFilterProps) {
  const { kind, search, qualification, studyMode, sort } = query;
  return (
    <div className={screenOnly}>
      <SearchPanel
        label={m.manage_filter_label()}
        action={`${paths.favourites}#${LIST_ID}`}
        fold={m.manage_filter_fold()}
        open={isNarrowed(query)}
      >
        <input type="hidden" name="kind" value={kind} />
        <TextField
          name="search"
          type="search"
          label={m.manage_filter_search()}
          defaultValue={search}
          enterKeyHint="search"
        />
        {kind === 'courses' && (
          <>
            <SelectField
              name="qualification"
              label={m.manage_filter_qualification()}
              defaultValue={qualification ?? ''}
              options={valueOptions(table.qualifications, qualification)}
            />
            <SelectField
              name="studyMode"
              label={m.manage_filter_study_mode()}
              defaultValue={studyMode ?? ''}
              options={valueOptions(table.studyModes, studyMode)}
            />
          </>
        )}
        <SelectField
          name="sort"
          label={m.manage_filter_sort()}
          defaultValue={sortValue(sort)}
          options={table.sorts}
        />
        <Button type="submit" variant="secondary">
          <SearchIcon /> {m.manage_filter_submit()}
        </Button>
        {isNarrowed(query) && (
          <ButtonLink href={`${managePath({ kind, sort })}#${LIST_ID}`} variant="quiet">
            {m.manage_filter_clear()}
          </ButtonLink>
        )}
      </SearchPanel>
    </div>
  );
}

/** The form always shows the current filter, even a value that no favourite has. */
const valueOptions = (values: readonly string[], chosen: string | null): Option[] => [
  { value: '', label: m.manage_filter_any() },
  ...[...new Set(chosen === null ? values : [...values, chosen])].map((value) => ({
    value,
    label: value,
  })),
];
