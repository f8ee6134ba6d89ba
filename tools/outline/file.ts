import { join } from 'node:path';

export const outlineFile = join(
  import.meta.dirname,
  '../../apps/hub/app/platform/map/uk-outline.svg',
);
