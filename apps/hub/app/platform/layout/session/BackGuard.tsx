import { createContext, useContext } from 'react';
import { backGuard } from './back-guard.ts';
import { InlineScript } from '#app/platform/layout/frame/InlineScript.tsx';

/** Sets the mark of the session, as a cookie; null while nobody is signed in. */
export const BackGuardContext = createContext<string | null>(null);

/** Lets Back show this page to its own person only. */
export function BackGuard() {
  const cookie = useContext(BackGuardContext);
  return cookie === null ? null : <InlineScript source={backGuard(cookie)} />;
}
