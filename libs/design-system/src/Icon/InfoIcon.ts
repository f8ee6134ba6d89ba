import { icon } from './icon.tsx';

export const InfoIcon = icon('M12 3a9 9 0 1 1-.01 0zM12 11v5.5M12 7.6v.01');
