import { icon } from './icon.tsx';

export const RefreshIcon = icon(
  'M20 4.5V10h-5.5M4 19.5V14h5.5M5.2 9.5a7.2 7.2 0 0 1 12.3-2.6L20 10M18.8 14.5a7.2 7.2 0 0 1-12.3 2.6L4 14',
);
