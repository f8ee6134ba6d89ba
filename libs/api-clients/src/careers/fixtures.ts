import type { Career } from './client.ts';

/** A complete career, with the given fields. */
export const career = (fields: Partial<Career> = {}): Career => ({
  id: 'landscape-architect',
  title: 'Landscape architect',
  summary: 'Plans parks, gardens and the spaces between buildings.',
  url: '/explore/careers/landscape-architect',
  ...fields,
});
