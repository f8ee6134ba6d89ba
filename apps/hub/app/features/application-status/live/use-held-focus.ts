import { type RefObject, useEffect, useRef } from 'react';

/**
 * When scripts start, the buttons that open applications become links (`Way`). If a button had the
 * keyboard focus, this hook moves the focus to its link.
 */
export function useFocusFallback(form: RefObject<HTMLFormElement>, isEnhanced: boolean): void {
  const held = useRef<string>();
  useEffect(() => {
    const focused = document.activeElement;
    if (!isEnhanced) {
      held.current = form.current?.contains(focused) ? openOf(focused) : undefined;
      return;
    }
    if (held.current === undefined || focused !== document.body) return;
    const links = form.current?.querySelectorAll<HTMLElement>('a[data-open]') ?? [];
    [...links].find((link) => link.dataset['open'] === held.current)?.focus();
  }, [form, isEnhanced]);
}

const openOf = (element: Element | null): string | undefined =>
  element instanceof HTMLElement ? element.dataset['open'] : undefined;
