import { icon } from './icon.tsx';

export const ArrowLeftIcon = icon('M20 12H4M10 6l-6 6 6 6');
