import { icon } from './icon.tsx';

export const ArrowUpIcon = icon('arrow-up', 'M12 20V4M6 10l6-6 6 6');
