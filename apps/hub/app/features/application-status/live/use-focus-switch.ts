import { useEffect } from 'react';
import { goTo } from '#app/platform/islands/update/page-load.ts';
import { smallScreen, WIDGET_PARAM } from '#app/platform/paths/focus.ts';

/**
 * Updates the URL when clearing mode changes while the Apply widget is in focus on a mobile screen:
 * `Apply` is replaced by `ApplyClearingUndergraduate`, and vice versa when clearing is over
 * (APP-103).
 *
 * @param focusId current id of the widget
 * @param isFocused whether the page was loaded with this widget in focus
 */
export function useFocusSwitch(focusId: string, isFocused: boolean): void {
  useEffect(() => {
    const url = new URL(window.location.href);
    const isCurrent = url.searchParams.get(WIDGET_PARAM) === focusId;
    if (!isFocused || isCurrent || !window.matchMedia(smallScreen).matches) return;
    url.searchParams.set(WIDGET_PARAM, focusId);
    goTo(url.href, { replace: true });
  }, [isFocused, focusId]);
}
