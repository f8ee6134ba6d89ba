import type { Size } from '../../packaging/sizes.ts';

const kB = (bytes: number) => (bytes / 1000).toFixed(2);

export const sizesPage = (rows: readonly Size[]) =>
  [
    '| Import | kB | At most |',
    '| --- | ---: | ---: |',
    ...rows.map(({ name, bytes, budget }) => `| \`${name}\` | ${kB(bytes)} | ${kB(budget)} |`),
  ].join('\n');
