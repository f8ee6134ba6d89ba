import { icon } from './icon.tsx';

export const ClockIcon = icon('M12 3a9 9 0 1 1-.01 0zM12 7v5l3.5 2');
