import { icon } from './icon.tsx';

export const ListIcon = icon('M9.5 6H20M9.5 12H20M9.5 18H20M4.5 6v.01M4.5 12v.01M4.5 18v.01');
