import { icon } from './icon.tsx';

export const ArrowUpIcon = icon('M12 20V4M6 10l6-6 6 6');
