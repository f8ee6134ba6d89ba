import { icon } from './icon.tsx';

export const SettingsIcon = icon(
  'M4 7.5h8M17 7.5h3M14.5 5a2.5 2.5 0 1 1-.01 0zM4 16.5h3M12 16.5h8M9.5 14a2.5 2.5 0 1 1-.01 0z',
);
