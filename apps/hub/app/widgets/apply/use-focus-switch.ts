import { useSearchParams } from '@remix-run/react';
import { useEffect } from 'react';
import { smallScreen, WIDGET_PARAM } from '../focus.ts';

/**
 * Keeps the address in step with clearing mode while the Apply widget has the focus of a mobile
 * screen: `Apply` becomes `ApplyClearingUndergraduate`, and back when clearing ends (APP-103).
 *
 * @param focusId what the widget is called now
 * @param isFocused whether the page was loaded with this widget in focus
 */
export function useFocusSwitch(focusId: string, isFocused: boolean): void {
  const [params, setParams] = useSearchParams();
  const current = params.get(WIDGET_PARAM);
  useEffect(() => {
    if (!isFocused || current === focusId || !window.matchMedia(smallScreen).matches) return;
    setParams(
      (before) => {
        before.set(WIDGET_PARAM, focusId);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isFocused, current, focusId, setParams]);
}
