import { icon } from './icon.tsx';

export const ArrowDownIcon = icon('arrow-down', 'M12 4v16M6 14l6 6 6-6');
