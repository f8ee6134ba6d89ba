import { useNavigate } from '@remix-run/react';
import { type RefObject, useEffect } from 'react';
import { paths } from '../applicant/links.ts';
import { nextInCycle } from './focus-cycle.ts';

/**
 * Keeps the keyboard in a widget while it has the focus (GRD-12): Tab goes round in it, and in the
 * notices of what was done there; Escape leads back to the hub. Then the focus is where the widget
 * was opened.
 *
 * @param focus the widget's id; null while nothing is to be trapped
 */
export function useFocusTrap(element: RefObject<HTMLElement>, focus: string | null): void {
  const navigate = useNavigate();

  useEffect(() => {
    const trap = element.current;
    if (focus === null || trap === null) return;
    if (!trap.contains(document.activeElement)) trap.focus({ preventScroll: true });

    const onKeyDown = (event: KeyboardEvent) => {
      // Whatever has opened over it has the keys for itself.
      if (event.defaultPrevented || document.querySelector('dialog:modal')) return;
      if (event.key === 'Escape') navigate(paths.hub);
      if (event.key !== 'Tab') return;
      const next = nextInCycle(tabStops(trap), document.activeElement, event.shiftKey);
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      returnFocus(focus);
    };
  }, [element, focus, navigate]);
}

const STOPS =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [contenteditable], [tabindex]';

/** What Tab stops at in the widget, and before it in the notices of the page. */
function tabStops(trap: HTMLElement): HTMLElement[] {
  const notices = document.querySelector<HTMLElement>('main [role="status"]');
  const places = notices && !trap.contains(notices) ? [notices, trap] : [trap];
  return places
    .flatMap((place) => [...place.querySelectorAll<HTMLElement>(STOPS)])
    .filter((stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && stop.checkVisibility());
}

/** To the link that opened the widget, when the page that has it is the one that is shown now. */
function returnFocus(id: string): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(`[data-widget="${id}"] a[href*="?widget=${id}"]`)?.focus();
}
