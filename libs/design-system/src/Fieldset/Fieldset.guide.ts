import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For several fields that together answer one question, such as the parts of a name or address.',
    'With a `Heading` as its legend if the group is the only question on a page.',
  ],
  avoid: [
    'For radios, checkboxes or a date: `RadiosField`, `CheckboxesField`, `TicksField` and `DateField` contain a fieldset.',
    'For one field: its label is sufficient.',
    'For a part of a page without a question: use a `Heading`.',
  ],
  keyboard: [],
  criteria: [
    'must be a group named by its legend',
    'must be described by the caller’s elements, then by its hint, then by its error',
    'must preserve the visible labels of its fields',
  ],
  withoutScripts: 'Works fully. It is a `<fieldset>` with a `<legend>`.',
};
