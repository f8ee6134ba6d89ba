import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';

/**
 * Opens the section that a link within the hub asked for, and scrolls to it (PRF-3). The server's
 * page does so by itself; people who are on the page already may have closed it since.
 */
export function useSection(id: string | null): void {
  const { key } = useLocation();
  useEffect(() => {
    const section = id === null ? null : document.getElementById(id);
    if (!(section instanceof HTMLDetailsElement)) return;
    section.open = true;
    section.querySelector('summary')?.focus({ preventScroll: true });
    section.scrollIntoView({ block: 'start' });
  }, [id, key]);
}
