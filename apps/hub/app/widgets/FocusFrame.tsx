import { m } from '@applicant-hub/copy';
import { Link } from '@applicant-hub/design-system';
import { type ReactNode, useRef } from 'react';
import { paths } from '../applicant/links.ts';
import { LARGE_FROM } from './focus.ts';
import { frame, top } from './FocusFrame.css.ts';
import { useFocusTrap } from './use-focus-trap.ts';
import { useWindowWidth } from './use-window-width.ts';

export interface FocusFrameProps {
  /** The widget in focus; null when there is none. */
  focus: string | null;
  /** What it is called. */
  label?: string | undefined;
  /** Whether nothing else is on the page: then it has the focus of large screens too (GRD-8). */
  isAlone: boolean;
  /** The way to its settings, beside the way back. */
  settings?: ReactNode;
  children: ReactNode;
}

/**
 * What is around a widget in focus. With scripts it is a dialog of a small screen (GRD-9); on a
 * large one only a widget that is alone keeps the keyboard to itself (GRD-10, GRD-12). It changes
 * with the window without anything in it being made anew: what was typed stays.
 */
export function FocusFrame({ focus, label, isAlone, settings, children }: FocusFrameProps) {
  const width = useWindowWidth();
  const isDialog = focus !== null && width !== null && width < LARGE_FROM;
  const element = useRef<HTMLDivElement>(null);
  useFocusTrap(element, isDialog || (isAlone && width !== null) ? focus : null);
  return (
    <div
      ref={element}
      className={frame}
      data-focus={focus ?? undefined}
      data-alone={isAlone || undefined}
      tabIndex={focus === null ? undefined : -1}
      // Not `aria-modal`: the notices above it, with their Undo, belong to it. All else is hidden.
      {...(isDialog && { role: 'dialog', 'aria-label': label })}
    >
      {focus !== null && (
        <div className={top}>
          <Link href={paths.hub}>{m.widgets_close()}</Link>
          {settings}
        </div>
      )}
      {children}
    </div>
  );
}
