import { createContext } from 'react';
import type { Appearance } from './appearance.ts';

/**
 * The appearance of a page whose loaders did not run: Remix shows some failures without them. Null
 * in the browser, which uses the page as rendered by the server.
 */
export const AppearanceContext = createContext<Appearance | null>(null);
