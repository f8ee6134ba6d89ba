import { icon } from './icon.tsx';

export const MapPinIcon = icon(
  'M12 21.5c4.7-4.6 7-8.2 7-11.3a7 7 0 1 0-14 0c0 3.1 2.3 6.7 7 11.3zM12 7.5a2.6 2.6 0 1 1-.01 0z',
);
