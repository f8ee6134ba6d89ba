import type { ComboboxWords } from './Combobox.tsx';

/** English text of a `Combobox`. */
export const englishCombobox: ComboboxWords = {
  list: 'Suggestions',
  loading: 'Loading suggestions',
  none: 'No suggestions',
  failed: "Suggestions can't be loaded right now",
  count: (count) =>
    `${count === 1 ? '1 suggestion' : `${count} suggestions`}. Use the up and down arrow keys to choose.`,
};
