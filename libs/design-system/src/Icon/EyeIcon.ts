import { icon } from './icon.tsx';

export const EyeIcon = icon(
  'M2.5 12C4.6 7.8 8 5.7 12 5.7s7.4 2.1 9.5 6.3c-2.1 4.2-5.5 6.3-9.5 6.3S4.6 16.2 2.5 12zM12 9a3 3 0 1 1-.01 0z',
);
