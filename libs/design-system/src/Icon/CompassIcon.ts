import { icon } from './icon.tsx';

export const CompassIcon = icon('M12 3a9 9 0 1 1-.01 0zM15.5 8.5l-2 5-5 2 2-5z');
