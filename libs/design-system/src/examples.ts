import type { ReactElement } from 'react';

/**
 * Named examples of one component. They are data: the tests render and validate each example, and
 * the gallery displays the examples, runs axe on them and takes screenshots.
 */
export type Examples = Readonly<Record<string, ReactElement>>;
