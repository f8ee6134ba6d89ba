import path from 'node:path';

export const ROOT = path.join(import.meta.dirname, '../..');

/** Output folder of `npm run build:storybook`. */
export const SITE = path.join(ROOT, 'storybook-static');
