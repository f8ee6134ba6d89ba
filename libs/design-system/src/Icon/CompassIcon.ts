import { icon } from './icon.tsx';

export const CompassIcon = icon(
  'compass',
  'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM15.5 8.5l-2 5-5 2 2-5z',
);
