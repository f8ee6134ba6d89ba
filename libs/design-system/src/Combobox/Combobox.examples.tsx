import type { Examples } from '../examples.ts';
import { Combobox, type ComboboxOption, type ComboboxWords } from './Combobox.tsx';

const towns: readonly ComboboxOption[] = [
  { id: 'bangor', label: 'Bangor', note: 'Gwynedd' },
  { id: 'bath', label: 'Bath', note: 'Somerset' },
  { id: 'belfast', label: 'Belfast', note: 'County Antrim' },
  { id: 'brighton', label: 'Brighton', note: 'East Sussex' },
];

const words: ComboboxWords = {
  list: 'Towns',
  start: 'Type the first letters of a town.',
  loading: 'Looking for towns…',
  none: 'No town found.',
  failed: 'We could not look that up.',
  count: (count) => `${count} towns found. Choose with the arrow keys.`,
};

const suggest = (text: string) =>
  text === 'error'
    ? Promise.reject(new Error('no answer'))
    : Promise.resolve(
        towns.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase())),
      );

const ignore = () => undefined;

export const examples: Examples = {
  default: (
    <Combobox
      label="Town"
      name="combobox-town"
      hint="Choose one from the list, or type any other"
      words={words}
      suggest={suggest}
      delayMs={50}
      onChoose={ignore}
    />
  ),
  'button, value and error': (
    <Combobox
      label="Town where you study"
      name="combobox-study-town"
      defaultValue="Ba"
      error="Enter the town where you study"
      words={words}
      suggest={suggest}
      delayMs={50}
      button={{ label: 'Find town', name: 'combobox-intent', value: 'find-town' }}
      onChoose={ignore}
    />
  ),
};
