import { AppHeader, VisuallyHidden } from '@applicant-hub/design-system';
import type { ReactNode } from 'react';
import { Brand } from '#app/platform/layout/frame/Brand.tsx';
import { column, screen } from './QueueScreen.css.ts';

export interface QueueFrameProps {
  state: 'waiting' | 'done';
  actions?: ReactNode;
  /** The announcement for screen readers. Its initial text is not announced. */
  said: string;
  children: ReactNode;
}

/**
 * The full-screen queue page (CLT-1). It has only one live region, because announcements from
 * several live regions would be lost.
 */
export const QueueFrame = ({ state, actions, said, children }: QueueFrameProps) => (
  <div className={screen} data-queue={state}>
    <AppHeader brand={<Brand />} actions={actions} />
    <main id="main-content" className={column}>
      {children}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </main>
  </div>
);
