import { FullScreen } from '@applicant-hub/design-system';
import type { ReactNode } from 'react';
import { Island } from '#app/platform/islands/Island.tsx';
import type { BackView } from '#app/platform/server/back-link.server.ts';
import { frame } from './FocusFrame.css.ts';

export interface FocusFrameProps {
  /** The widget in focus; null when there is none. */
  focus: string | null;
  /** What it is called. */
  label: string;
  /** Whether nothing else is on the page: then it has the focus of large screens too (GRD-8). */
  isAlone: boolean;
  /** Where its settings are, for the way there beside the way back; null for none. */
  settingsHref: string | null;
  /** Where the way back leads; null for the hub. */
  back?: BackView | null;
  children: ReactNode;
}

/**
 * What is around a widget in focus: on a small screen a dialog that fills it (GRD-9). It changes with
 * the window without anything in it being made anew: what was typed stays.
 */
export const FocusFrame = ({
  focus,
  label,
  isAlone,
  settingsHref,
  back = null,
  children,
}: FocusFrameProps) => (
  <FullScreen on={focus === null ? null : 'small'}>
    <div
      className={frame}
      data-focus={focus ?? undefined}
      data-alone={isAlone || undefined}
      tabIndex={focus === null ? undefined : -1}
    >
      {focus !== null && (
        <Island of="focusTop" props={{ focus, label, isAlone, settingsHref, back }} />
      )}
      {children}
    </div>
  </FullScreen>
);
