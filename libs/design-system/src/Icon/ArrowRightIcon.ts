import { icon } from './icon.tsx';

export const ArrowRightIcon = icon('M4 12h16M14 6l6 6-6 6');
