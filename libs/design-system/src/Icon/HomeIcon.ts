import { icon } from './icon.tsx';

export const HomeIcon = icon(
  'M3.5 11.5 12 4l8.5 7.5M6 9.5V19a1 1 0 0 0 1 1h10a1 1 0 0 0 1-1V9.5M10 20v-5.5h4V20',
);
