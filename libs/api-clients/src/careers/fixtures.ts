import type { Career } from './client.ts';

export const career = (fields: Partial<Career> = {}): Career => ({
  id: 'landscape-architect',
  title: 'Landscape architect',
  summary: 'Plans parks, gardens and the spaces between buildings.',
  url: '/explore/careers/landscape-architect',
  ...fields,
});
