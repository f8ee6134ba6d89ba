import { icon } from './icon.tsx';

export const UserIcon = icon(
  'user',
  'M12 12a4 4 0 1 0 0-8a4 4 0 0 0 0 8zM4.5 20.5c.6-3.8 3.6-5.5 7.5-5.5s6.9 1.7 7.5 5.5',
);
