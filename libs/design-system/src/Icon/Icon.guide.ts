import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'Next to text, to make a state or an action easier to find.',
    'With a `label` only if no text next to it has the same meaning.',
    'With `filled` for something that can be on or off, next to text that states which.',
    'With one import for each icon, so that a page loads only the icons that it shows.',
  ],
  avoid: [
    'For a control with only an icon: use `IconButton`, which has an accessible name.',
    'For a state that only the icon shows: use `Tag`.',
    'With two meanings for the same icon in one product.',
    'For a photograph or drawing: use `Picture`.',
  ],
  keyboard: [],
  criteria: [
    'must be hidden from screen readers when text next to it has the same meaning',
    'must be an image with a name when no text next to it has the same meaning',
    'must have the colour of the surrounding text, also in forced colours',
    'must grow with the surrounding text',
  ],
  withoutScripts: 'Works fully. It is part of the server’s HTML.',
};
