import { join } from 'node:path';

/** The hub's file with the outline. */
export const outlineFile = join(
  import.meta.dirname,
  '../../apps/hub/app/platform/map/uk-outline.svg',
);
