import { useEffect } from 'react';
import { goTo } from '#app/platform/islands/page-load.ts';
import { nextInCycle } from './focus-cycle.ts';
import { isLeaving, isTypedText } from './leaving-key.ts';
import { keepFocusLeft } from './return-focus.ts';

/**
 * Keeps the keyboard in a widget while it has the focus (GRD-12): Tab goes round in it, and in the
 * notices of what was done there; Escape leads back, unless that would lose something
 * typed. Then the focus is where the widget was opened.
 *
 * @param trap what the widget is in; null until it is known
 * @param focus the widget's id; null while nothing is to be trapped
 * @param exit where Escape leads
 */
export function useFocusTrap(trap: HTMLElement | null, focus: string | null, exit: string): void {
  useEffect(() => {
    if (focus === null || trap === null) return;
    if (!trap.contains(document.activeElement)) trap.focus({ preventScroll: true });

    // These handlers run for every key: whether a field holds typed text is only checked on leaving.
    const typed = new Set<EventTarget>();
    const onInput = ({ target }: Event) => target && typed.add(target);
    // What is sent is not lost.
    const onSubmit = () => typed.clear();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' && event.key !== 'Escape') return;
      // Whatever has opened over it has the keys for itself.
      if (event.defaultPrevented || document.querySelector('dialog:modal')) return;
      const isUnsent = [...typed].some(
        (field) => field instanceof Element && field.isConnected && isTypedText(field),
      );
      if (!isUnsent && isLeaving(event)) goTo(exit);
      if (event.key !== 'Tab') return;
      const next = nextInCycle(tabStops(trap), document.activeElement, event.shiftKey);
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    const leave = () => keepFocusLeft(focus);
    document.addEventListener('keydown', onKeyDown);
    window.addEventListener('pagehide', leave);
    trap.addEventListener('input', onInput);
    trap.addEventListener('submit', onSubmit);
    return () => {
      trap.removeEventListener('input', onInput);
      trap.removeEventListener('submit', onSubmit);
      document.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('pagehide', leave);
    };
  }, [trap, focus, exit]);
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
