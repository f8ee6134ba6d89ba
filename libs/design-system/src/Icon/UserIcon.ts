import { icon } from './icon.tsx';

export const UserIcon = icon(
  'M12 4a4 4 0 1 1-.01 0zM4.5 20.5c.6-3.8 3.6-5.5 7.5-5.5s6.9 1.7 7.5 5.5',
);
