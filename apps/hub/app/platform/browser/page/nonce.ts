import { createContext, useContext } from 'react';

/**
 * The nonce of this response's Content-Security-Policy. Undefined in the browser: browsers hide
 * nonces from scripts, so any value there would differ from the server's HTML.
 */
export const NonceContext = createContext<string | undefined>(undefined);

export const useNonce = (): string | undefined => useContext(NonceContext);
