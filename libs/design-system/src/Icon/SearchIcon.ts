import { icon } from './icon.tsx';

export const SearchIcon = icon('M10.5 4a6.5 6.5 0 1 1-.01 0zM15.3 15.3l5 5');
