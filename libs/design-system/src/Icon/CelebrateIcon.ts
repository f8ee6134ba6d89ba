import { icon } from './icon.tsx';

export const CelebrateIcon = icon(
  'M8.5 8 4 20l12-4.5zM13.5 8.5c1.5-.6 2.3-2 2-4.5M15.5 10.5c.6-1.5 2-2.3 4.5-2M18.5 14.5c.8-.4 1.6-.4 2.5 0M9.5 3.5v.01M20 4v.01',
);
