import { icon } from './icon.tsx';

export const SchoolIcon = icon(
  'M12 4.5 2 9.2l10 4.8 10-4.8zM6 11.5v4.7c0 1.5 2.7 2.8 6 2.8s6-1.3 6-2.8v-4.7M22 9.2v5.3',
);
