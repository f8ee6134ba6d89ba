import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For the title of a page, a section or a card.',
    'Choose `level` for the outline of the page and `size` for the eye: they are separate.',
  ],
  avoid: [
    'For text that is only meant to look strong: use `Text` with `weight="strong"`.',
    'For the question of a form’s group: use the `legend` of `Fieldset`, with a `Heading` in it if it is all that the page asks.',
    'For a level that skips one, or a second level 1 on a page.',
  ],
  keyboard: [],
  criteria: [
    'must have the level that its place in the page asks for, whatever its size',
    'must say what the part below it is about',
    'must stay with what follows it on paper',
  ],
  withoutScripts: 'Whole. It is an `<h1>` to `<h6>`.',
};
