import type { Guide } from '../src/guide.ts';

const modules = import.meta.glob<{ guide: Guide }>('../src/*/*.guide.ts', { eager: true });

export const guides: Readonly<Record<string, Guide>> = Object.fromEntries(
  Object.entries(modules).map(([path, { guide }]) => [
    path.replace(/^.*\/(.+)\.guide\.ts$/, '$1'),
    guide,
  ]),
);
