import { FullScreen } from '@applicant-hub/design-system';
import type { ReactNode } from 'react';
import { Island } from '#app/platform/islands/Island.tsx';
import type { BackView } from '#app/platform/server/http/back-link.server.ts';
import { useOtherLanguage } from '#app/platform/layout/language/languages-context.ts';
import { frame } from './FocusFrame.css.ts';

export interface FocusFrameProps {
  /** The focused widget; null if no widget is focused. */
  focus: string | null;
  label: string;
  /**
   * Whether the widget is alone on the page. In that case, it also has the focus on large screens
   * (GRD-8).
   */
  isAlone: boolean;
  /**
   * URL of the widget's settings, which are linked next to the back link; null if it has no
   * settings.
   */
  settingsHref: string | null;
  /** Target of the back link; null for the hub. */
  back?: BackView | null;
  children: ReactNode;
}

/**
 * The frame of a focused widget: a full-screen dialog on a small screen (GRD-9). A change of the
 * window size does not recreate its contents, so typed text is preserved.
 */
export const FocusFrame = ({
  focus,
  label,
  isAlone,
  settingsHref,
  back = null,
  children,
}: FocusFrameProps) => {
  const otherLanguage = useOtherLanguage();
  return (
    <FullScreen on={focus === null ? null : 'small'}>
      <div
        className={frame}
        data-focus={focus ?? undefined}
        data-alone={isAlone || undefined}
        tabIndex={focus === null ? undefined : -1}
      >
        {focus !== null && (
          <Island
            of="focusTop"
            props={{ focus, label, isAlone, settingsHref, back, otherLanguage }}
          />
        )}
        {children}
      </div>
    </FullScreen>
  );
};
