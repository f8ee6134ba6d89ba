import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'To show whose something is: in the header, beside a person’s name, in a conversation.',
    'Without a `label` beside the person’s name; with one where it stands alone.',
  ],
  avoid: [
    'For a picture of a place or thing: use `Picture`.',
    'For a university’s mark that has to be read: use its name.',
    'As a button: put it into a `Button` or `Link` that has a name of its own.',
  ],
  keyboard: [],
  criteria: [
    'must be hidden from screen readers when the name stands beside it',
    'must be an image with the person’s name when it stands alone',
    'must show the initials when there is no picture or it does not load',
    'must have initials that are told from each of the six colours by at least 4.5:1',
  ],
  withoutScripts:
    'Whole. The initials stand behind the picture, so nothing has to notice that it failed.',
};
