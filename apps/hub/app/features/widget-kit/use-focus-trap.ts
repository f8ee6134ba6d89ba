import { isTab, tabStops } from '@applicant-hub/design-system';
import { useEffect } from 'react';
import { goTo } from '#app/platform/islands/update/page-load.ts';
import { nextInCycle } from './focus-cycle.ts';
import { isLeaving, isTypedText } from './leaving-key.ts';
import { keepFocusLeft } from './return-focus.ts';

/**
 * Traps the keyboard in a focused widget (GRD-12): Tab cycles through the widget and the notices
 * about it. Escape leaves the widget, unless that would lose typed text. The focus then returns to
 * the link that opened the widget.
 *
 * @param trap the element around the widget; null until it is known
 * @param focus the widget's id; null to trap nothing
 * @param exit target of Escape
 */
export function useFocusTrap(trap: HTMLElement | null, focus: string | null, exit: string): void {
  useEffect(() => {
    if (focus === null || trap === null) return;
    if (!trap.contains(document.activeElement)) trap.focus({ preventScroll: true });

    // Whether a field contains typed text is checked only when the user leaves, because these
    // handlers run for every key.
    const typed = new Set<EventTarget>();
    const onInput = ({ target }: Event) => target && typed.add(target);
    // Text that was submitted cannot be lost, so it does not prevent leaving.
    const onSubmit = () => typed.clear();
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isTab(event) && event.key !== 'Escape') return;
      // A dialog above the widget handles its own keys.
      if (event.defaultPrevented || document.querySelector('dialog:modal')) return;
      const isUnsent = [...typed].some(
        (field) => field instanceof Element && field.isConnected && isTypedText(field),
      );
      if (!isUnsent && isLeaving(event)) goTo(exit);
      if (!isTab(event)) return;
      const next = nextInCycle(stopsOf(trap), document.activeElement, event.shiftKey);
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

/** The Tab stops of the page's notices, followed by the Tab stops of the widget. */
function stopsOf(trap: HTMLElement): HTMLElement[] {
  const notices = document.querySelector('main [role="status"]');
  const places = notices && !trap.contains(notices) ? [notices, trap] : [trap];
  return places.flatMap(tabStops);
}
