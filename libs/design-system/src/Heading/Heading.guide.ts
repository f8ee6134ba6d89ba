import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For the title of a page, a section or a card.',
    'Choose `level` for the outline of the page and `size` for the appearance; they are independent.',
  ],
  avoid: [
    'For text that only looks strong: use `Text` with `weight="strong"`.',
    'For the question of a group of fields: use the `legend` of `Fieldset`, with a `Heading` in it if it is the only question on the page.',
    'With a level that skips a level, or as a second level 1 on a page.',
  ],
  keyboard: [],
  criteria: [
    'must have the correct level for its place in the page, regardless of its size',
    'must describe the content below it',
    'must stay together with the following content in print',
  ],
  withoutScripts: 'Works fully. It is an `<h1>` to `<h6>`.',
};
