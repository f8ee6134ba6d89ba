import { icon } from './icon.tsx';

export const SortIcon = icon('sort', 'M8 10l4-4 4 4M8 14l4 4 4-4');
