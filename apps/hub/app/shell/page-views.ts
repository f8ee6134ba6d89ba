import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

/**
 * Pushes one page-view event to the data layer per route change (SH-40). Only the path goes in:
 * queries and hashes can hold what a person typed.
 */
export function usePageViews(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    (window.dataLayer ??= []).push({ event: 'page_view', page_path: pathname });
  }, [pathname]);
}
