import { icon } from './icon.tsx';

export const CalendarIcon = icon(
  'M5.5 5.5h13a1.5 1.5 0 0 1 1.5 1.5v11.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5V7a1.5 1.5 0 0 1 1.5-1.5zM8 3v4.5M16 3v4.5M4 10.5h16',
);
