import type { ComboboxWords } from './Combobox.tsx';

/** Welsh text of a `Combobox`. */
export const welshCombobox: ComboboxWords = {
  list: 'Awgrymiadau',
  loading: "Wrthi'n llwytho awgrymiadau",
  none: 'Dim awgrymiadau',
  failed: 'Does dim modd llwytho awgrymiadau ar hyn o bryd',
  count: (count) => `${count} awgrym. Defnyddiwch y saethau i fyny ac i lawr i ddewis.`,
};
