import { createContext, useContext } from 'react';
import type { NoticeHere } from './notice.ts';

/** The data that islands have about their page. A new object for each response of the server. */
export interface PageInfo {
  /** Path and search of the requested address. */
  readonly path: string;
  /** The CSRF token of the session; empty on pages without one. */
  readonly token: string;
  /**
   * The notice that belongs to a part of the page, for users without scripts. Undefined in the
   * browser.
   */
  readonly said?: NoticeHere | undefined;
}

export const PageContext = createContext<PageInfo>({ path: '/', token: '' });

/** The address of the page, equal on the server and in the browser. */
export function usePageUrl(): URL {
  return new URL(useContext(PageContext).path, 'http://hub');
}
