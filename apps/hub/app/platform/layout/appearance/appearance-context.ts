import { createContext } from 'react';
import type { Appearance } from './appearance.ts';

/**
 * The appearance for pages whose loaders did not run: Remix shows some errors without running any
 * loader. Null in the browser, which uses the page as rendered by the server.
 */
export const AppearanceContext = createContext<Appearance | null>(null);
