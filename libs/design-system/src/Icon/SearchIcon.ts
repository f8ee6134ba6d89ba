import { icon } from './icon.tsx';

export const SearchIcon = icon(
  'search',
  'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13zM15.3 15.3l5 5',
);
