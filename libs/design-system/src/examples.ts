import type { ReactElement } from 'react';

/**
 * Named examples of one component. They are data: the tests render and validate each of them, and
 * the gallery shows them, runs axe on them and photographs them.
 */
export type Examples = Readonly<Record<string, ReactElement>>;
