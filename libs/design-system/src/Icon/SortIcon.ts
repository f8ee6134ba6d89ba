import { icon } from './icon.tsx';

export const SortIcon = icon('M8 10l4-4 4 4M8 14l4 4 4-4');
