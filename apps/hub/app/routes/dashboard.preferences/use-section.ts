import { useLocation } from '@remix-run/react';
import { useEnhanced } from '@applicant-hub/design-system';
import { useEffect, useRef, useState } from 'react';

/**
 * Opens the section that a link within the hub asked for, and scrolls to it (PRF-3). A page from the
 * server does so by itself, and whoever has gone on from there is not called back.
 */
export function useSection(id: string | null): void {
  const { key } = useLocation();
  const [mountedByScript] = useState(useEnhanced());
  const seen = useRef(mountedByScript ? null : key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    const section = id === null ? null : document.getElementById(id);
    if (!(section instanceof HTMLDetailsElement)) return;
    section.open = true;
    section.querySelector('summary')?.focus({ preventScroll: true });
    section.scrollIntoView({ block: 'start' });
  }, [id, key]);
}
