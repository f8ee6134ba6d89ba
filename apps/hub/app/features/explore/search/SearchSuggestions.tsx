/** Id of the suggestions for the `list` attribute of a search field. */
export const SEARCH_SUGGESTIONS = 'search-suggestions';

/**
 * Suggestions of the browser for the course search, in addition to the user's recent searches. They
 * are outside the islands, because no script needs them.
 */
export const SearchSuggestions = ({ subjects }: { subjects: readonly string[] }) => (
  <datalist id={SEARCH_SUGGESTIONS}>
    {subjects.map((subject) => (
      <option key={subject}>{subject}</option>
    ))}
  </datalist>
);
