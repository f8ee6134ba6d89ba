import { icon } from './icon.tsx';

export const ArrowRightIcon = icon('arrow-right', 'M4 12h16M14 6l6 6-6 6');
