import type { Guide } from '../guide.ts';

export const guide: Guide = {
  use: [
    'Where a list will be, while there is nothing in it: say what will be there, and how it gets there.',
    'For a search that found nothing, with what else to try.',
  ],
  avoid: [
    'For what could not be loaded: use `Banner`, for "not known" is not "none".',
    'While something loads: use `Skeleton`.',
    'For more than one action: the reader has nothing to weigh up yet.',
  ],
  keyboard: [],
  criteria: [
    'must say by a heading what is not there',
    'must have an icon that is decoration, and is read out by nobody',
    'must be told apart by its border, also in forced colours',
  ],
  withoutScripts: 'Whole. It is words, and a link or a form.',
};
