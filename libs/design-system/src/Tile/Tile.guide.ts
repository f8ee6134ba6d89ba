import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'For the main content of a page: the status of an application, who acts next, and what to do.',
    'With one main button, and with `flagTone="turn"` only when the user has to act now.',
    'Two side by side if there are two schemes.',
  ],
  avoid: [
    'For similar items in a list: use `Card`.',
    'For a message: use `Banner`.',
    'With more than one main action: make every other action a `Link` or a secondary button.',
  ],
  keyboard: [],
  criteria: [
    'must be an article, section or list item named by its heading',
    'must state as text who acts next, before the heading',
    'must have its button after the text that explains it, in the order of the HTML',
    'must show its meaning by text and icons when it has no colours',
  ],
  withoutScripts: 'Works fully. It is text, a progress graphic and a link.',
};
