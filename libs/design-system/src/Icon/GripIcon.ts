import { icon } from './icon.tsx';

/** An icon for a drag handle. */
export const GripIcon = icon('M9 5.5v.01M9 12v.01M9 18.5v.01M15 5.5v.01M15 12v.01M15 18.5v.01');
