import { icon } from './icon.tsx';

export const ArrowDownIcon = icon('M12 4v16M6 14l6 6 6-6');
