import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'In place of an empty list: state what the list will contain and how items are added.',
    'For a search without results, with other things to try.',
  ],
  avoid: [
    'For content that failed to load: use `Banner`, because "not known" does not mean "none".',
    'While content loads: use `Skeleton`.',
    'With more than one action: offer only the next useful action.',
  ],
  keyboard: [],
  criteria: [
    'must state in a heading what is missing',
    'must have a decorative icon that is hidden from screen readers',
    'must have a visible border, also in forced colours',
  ],
  withoutScripts: 'Works fully. It is text, and a link or a form.',
};
