import { AppHeader, VisuallyHidden } from '@applicant-hub/design-system';
import type { ReactNode } from 'react';
import { Brand } from '#app/platform/layout/Brand.tsx';
import { column, screen } from './QueueScreen.css.ts';

export interface QueueFrameProps {
  state: 'waiting' | 'done';
  actions?: ReactNode;
  /** What whoever listens to the page is told; what it says at first is not. */
  said: string;
  children: ReactNode;
}

/** The queue's whole page (CLT-1). What is said of it has one place, or nobody would hear it. */
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
