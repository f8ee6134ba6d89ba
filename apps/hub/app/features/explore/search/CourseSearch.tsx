import { m } from '@applicant-hub/copy';
import { Button, SearchIcon, TextField } from '@applicant-hub/design-system';
import { paths } from '#app/platform/paths/links.ts';
import { SEARCH_SUGGESTIONS } from './SearchSuggestions.tsx';
import { SearchPanel } from '#app/features/catalogue/search/SearchPanel.tsx';

export function CourseSearch({ isPostgraduate }: { isPostgraduate: boolean }) {
  return (
    <SearchPanel label={m.explore_search_label()} action={paths.results}>
      {isPostgraduate && (
        // Limits the search to postgraduate courses (LNK-11).
        <input type="hidden" name="filters" value="Destination_Postgraduate" />
      )}
      <TextField
        name="SearchText"
        type="search"
        label={m.explore_search_label()}
        hint={isPostgraduate ? m.explore_search_hint_postgraduate() : m.explore_search_hint()}
        enterKeyHint="search"
        list={SEARCH_SUGGESTIONS}
      />
      <Button type="submit">
        <SearchIcon /> {m.explore_search_submit()}
      </Button>
    </SearchPanel>
  );
}
