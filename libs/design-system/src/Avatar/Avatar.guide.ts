import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'To show which person an item belongs to: in the header, next to a person’s name, in a conversation.',
    'Without a `label` next to the person’s name; with a `label` if no name is displayed.',
  ],
  avoid: [
    'For a picture of a place or an object: use `Picture`.',
    'For a university’s logo that users must read: use its name.',
    'As a button: put it into a `Button` or `Link` with its own name.',
  ],
  keyboard: [],
  criteria: [
    'must be hidden from screen readers when the name is next to it',
    'must be an image with the person’s name when no name is displayed',
    'must show the initials when there is no picture or the picture fails to load',
    'must have initials with a contrast of at least 4.5:1 with each of the six colours',
  ],
  withoutScripts:
    'Works fully. The initials are behind the picture, so they appear without a script if the picture fails to load.',
};
