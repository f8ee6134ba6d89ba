import { createContext, useContext } from 'react';
import type { NoticeHere } from './notice.ts';

/** Each response of the server has a new object. */
export interface PageInfo {
  /** Path and query of the requested address. */
  readonly path: string;
  /** The CSRF token of the session; empty on pages without a session. */
  readonly token: string;
  /**
   * The notice to show in a part of the page, for users without scripts. Undefined in the browser.
   */
  readonly said?: NoticeHere | undefined;
}

export const PageContext = createContext<PageInfo>({ path: '/', token: '' });

/** The address of the page, which is the same on the server and in the browser. */
export function usePageUrl(): URL {
  return new URL(useContext(PageContext).path, 'http://hub');
}
