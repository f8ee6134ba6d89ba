import { join } from 'node:path';

/** Where the hub keeps the outline. */
export const outlineFile = join(
  import.meta.dirname,
  '../../apps/hub/app/platform/map/uk-outline.svg',
);
