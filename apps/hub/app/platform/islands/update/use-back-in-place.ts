import { useEffect } from 'react';
import { showInPlace } from './page-load.ts';
import { servedPage } from '#app/platform/islands/served-page.ts';

interface BackInPlace {
  /** Runs before the page is requested. */
  onBack?: () => void;
  /** Runs when the page has loaded. */
  onShown?: () => void;
}

/**
 * Shows another address of this page in place when Back or Forward leads to it. This applies to
 * addresses that `showInPlace` added to the history with `isStep`.
 */
export function useBackInPlace({ onBack, onShown }: BackInPlace): void {
  useEffect(() => {
    const stepBack = () => {
      const { pathname, search, href } = window.location;
      // Only the hash changed, for example to a course in the list.
      if (servedPage().path === pathname + search) return;
      onBack?.();
      void showInPlace(href).then((isVisible) => isVisible && onShown?.());
    };
    window.addEventListener('popstate', stepBack);
    return () => window.removeEventListener('popstate', stepBack);
  });
}
