import { icon } from './icon.tsx';

export const BuildingIcon = icon(
  'M3 9.5 12 4l9 5.5zM5.5 9.5V18M10 9.5V18M14 9.5V18M18.5 9.5V18M3 20.5h18',
);
