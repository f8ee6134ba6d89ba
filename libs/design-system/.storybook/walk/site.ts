import path from 'node:path';

/** The folder of the design system. */
export const ROOT = path.join(import.meta.dirname, '../..');

/** What `npm run build:storybook` writes. */
export const SITE = path.join(ROOT, 'storybook-static');
