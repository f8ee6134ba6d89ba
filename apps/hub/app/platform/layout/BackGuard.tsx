import { createContext, useContext } from 'react';
import { backGuard } from './back-guard.ts';
import { useNonce } from '#app/platform/browser/nonce.ts';

/** Sets the mark of the session, as a cookie; null while nobody is signed in. */
export const BackGuardContext = createContext<string | null>(null);

/** Lets Back show this page to its own person only. */
export function BackGuard() {
  const nonce = useNonce();
  const cookie = useContext(BackGuardContext);
  if (cookie === null) return null;
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: backGuard(cookie) }} />;
}
