import { Inline } from '@applicant-hub/design-system';
import type { Language } from '@applicant-hub/domain';
import { useCallback, useEffect, useState } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import { BackLink } from '#app/platform/layout/frame/BackLink.tsx';
import { LARGE_FROM } from '#app/platform/paths/focus.ts';
import { LanguageLink } from '#app/platform/layout/language/LanguageLink.tsx';
import { top, withoutHeader } from './FocusFrame.css.ts';
import type { FocusFrameProps } from './FocusFrame.tsx';
import { useFocusTrap } from './use-focus-trap.ts';
import { useWindowWidth } from '#app/platform/browser/page/use-window-width.ts';
import { WidgetSettingsLink } from './WidgetSettingsLink.tsx';

export interface FocusTopProps extends Omit<FocusFrameProps, 'children'> {
  focus: string;
  /** Undefined if the hub has only one language. */
  otherLanguage: Language | undefined;
}

/**
 * The links that leave a focused widget, and the widget's behaviour with scripts. On a small screen
 * the widget is a dialog (GRD-9). On a large screen, only a widget that is alone on its page traps
 * the keyboard (GRD-10, GRD-12).
 */
export function FocusTop({
  focus,
  label,
  isAlone,
  settingsHref,
  back = null,
  otherLanguage,
}: FocusTopProps) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const findFrame = useCallback(
    (element: HTMLElement | null) =>
      setFrame(element?.closest<HTMLElement>('[data-focus]') ?? null),
    [],
  );
  const width = useWindowWidth();
  const isDialog = width !== null && width < LARGE_FROM;
  useDialog(frame, isDialog ? label : null);
  useFocusTrap(
    frame,
    isDialog || (isAlone && width !== null) ? focus : null,
    back?.href ?? paths.hub,
  );
  return (
    <div ref={findFrame} className={top}>
      <BackLink {...back} />
      <Inline gap={2} nowrap>
        {otherLanguage && (
          <span className={withoutHeader}>
            <LanguageLink to={otherLanguage} />
          </span>
        )}
        {settingsHref !== null && <WidgetSettingsLink title={label} href={settingsHref} />}
      </Inline>
    </div>
  );
}

/** Gives an element the role of a dialog, or removes the role when the label is null. */
function useDialog(element: HTMLElement | null, label: string | null): void {
  useEffect(() => {
    if (element === null || label === null) return;
    // Not `aria-modal`, because the notices above the dialog, with their undo buttons, belong to
    // the dialog. All other content is hidden anyway.
    element.setAttribute('role', 'dialog');
    element.setAttribute('aria-label', label);
    return () => {
      element.removeAttribute('role');
      element.removeAttribute('aria-label');
    };
  }, [element, label]);
}
