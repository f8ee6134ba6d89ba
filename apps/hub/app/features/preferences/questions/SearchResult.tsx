import {
  Banner,
  Button,
  SelectField,
  Stack,
  Text,
  useEnhanced,
} from '@applicant-hub/design-system';
import type { SearchState, SearchView } from './view.ts';

export interface SearchWords extends Record<Exclude<SearchState, 'found' | 'unchosen'>, string> {
  found: (count: number) => string;
  /** Label of the list. */
  choose: string;
  /** First option of the list, which has no value. */
  chooseOne: string;
  /** Error if no result was chosen. */
  unchosen: string;
  use: string;
}

export interface SearchResultProps {
  view: SearchView;
  words: SearchWords;
  /** Name of the list. */
  name: string;
  /** Value of the button. */
  intent: string;
  /** With scripts, applies the chosen result instead of sending the form. */
  onUse: (value: string) => void;
}

export function SearchResult({ view, words, name, intent, onUse }: SearchResultProps) {
  const isEnhanced = useEnhanced();
  const { state, choices } = view;
  const message =
    state === 'found' || state === 'unchosen' ? words.found(choices.length) : words[state];
  const use = () => {
    const list = document.getElementById(name);
    if (list instanceof HTMLSelectElement && list.value !== '') onUse(list.value);
    else list?.focus();
  };
  return (
    <Stack gap={4}>
      <Banner tone={state === 'filled' ? 'success' : 'info'} autofocus>
        <Text>{message}</Text>
      </Banner>
      {choices.length > 0 && (
        <>
          <SelectField
            name={name}
            label={words.choose}
            error={state === 'unchosen' ? words.unchosen : undefined}
            options={[{ value: '', label: words.chooseOne }, ...choices]}
          />
          <div>
            <Button
              type={isEnhanced ? 'button' : 'submit'}
              variant="secondary"
              name="intent"
              value={intent}
              onClick={isEnhanced ? use : undefined}
            >
              {words.use}
            </Button>
          </div>
        </>
      )}
    </Stack>
  );
}
