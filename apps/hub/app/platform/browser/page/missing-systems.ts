import { createContext, useContext } from 'react';
import { hrefTo, type SystemName, type SystemPage } from '#app/platform/paths/system-pages.ts';

/** The systems that this hub does not have. */
export const MissingSystems = createContext<readonly SystemName[]>([]);

/** Returns a function that finds the address of a page; null if the hub does not have the page. */
export function useHrefTo(): (page: SystemPage) => string | null {
  const missing = useContext(MissingSystems);
  return (page) => hrefTo(page, missing);
}
