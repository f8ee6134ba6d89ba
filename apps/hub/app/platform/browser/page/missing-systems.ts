import { createContext, useContext } from 'react';
import { hrefTo, type SystemName, type SystemPage } from '#app/platform/paths/system-pages.ts';

export const MissingSystems = createContext<readonly SystemName[]>([]);

export function useHrefTo(): (page: SystemPage) => string | null {
  const missing = useContext(MissingSystems);
  return (page) => hrefTo(page, missing);
}
