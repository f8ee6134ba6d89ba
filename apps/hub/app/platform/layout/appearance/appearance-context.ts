import { createContext } from 'react';
import type { Appearance } from './appearance.ts';

/**
 * How a page looks whose loaders did not run: Remix shows some failures without them. Null in the
 * browser, which finds the page as the server made it.
 */
export const AppearanceContext = createContext<Appearance | null>(null);
