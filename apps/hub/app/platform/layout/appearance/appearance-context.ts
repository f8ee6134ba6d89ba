import { createContext } from 'react';
import type { Appearance } from './appearance.ts';

/**
 * The appearance of a page whose loaders did not run, because Remix shows some failures without
 * running them. Null in the browser, which uses the page as rendered by the server.
 */
export const AppearanceContext = createContext<Appearance | null>(null);
