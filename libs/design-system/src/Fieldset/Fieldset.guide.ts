import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For several fields that answer one question, such as the parts of a name or address.',
    'With a `Heading` as its legend where the group is all that a page asks.',
  ],
  avoid: [
    'For radios, checkboxes or a date: `RadiosField`, `CheckboxesField`, `TicksField` and `DateField` have one.',
    'For one field: its label is enough.',
    'For a part of a page that asks nothing: use a `Heading`.',
  ],
  keyboard: [],
  criteria: [
    'must be a group named by its legend',
    'must be described by what the caller names, then its hint, then its error',
    'must keep the visible labels of the fields in it',
  ],
  withoutScripts: 'Whole. It is a `<fieldset>` with a `<legend>`.',
};
