import { createContext, useContext } from 'react';
import { backGuard } from './back-guard.ts';
import { InlineScript } from '#app/platform/layout/frame/InlineScript.tsx';

/**
 * The cookie that identifies the session to the page's scripts; null while no user is signed in.
 */
export const BackGuardContext = createContext<string | null>(null);

export function BackGuard() {
  const cookie = useContext(BackGuardContext);
  return cookie === null ? null : <InlineScript source={backGuard(cookie)} />;
}
