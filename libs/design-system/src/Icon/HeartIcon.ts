import { icon } from './icon.tsx';

export const HeartIcon = icon(
  'M12 20.2C5.6 15.9 3 12.5 3 9a4.7 4.7 0 0 1 4.7-4.7c1.8 0 3.4 1 4.3 2.6.9-1.6 2.5-2.6 4.3-2.6A4.7 4.7 0 0 1 21 9c0 3.5-2.6 6.9-9 11.2z',
);
