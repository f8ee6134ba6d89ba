import { createContext, useContext } from 'react';
import type { NoticeHere } from './answer.ts';

/** What an island knows of the page that it is on: another object for each answer of the server. */
export interface PageInfo {
  /** Path and search of the address, as the server was asked for it. */
  readonly path: string;
  /** The CSRF token of the session; empty on pages without one. */
  readonly token: string;
  /** What a part of the page says without scripts; a page in the browser knows nothing of it. */
  readonly said?: NoticeHere | undefined;
}

export const PageContext = createContext<PageInfo>({ path: '/', token: '' });

/** The address of the page, the same on the server and in the browser. */
export function usePageUrl(): URL {
  return new URL(useContext(PageContext).path, 'http://hub');
}
