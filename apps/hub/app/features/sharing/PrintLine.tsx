import { m } from '@applicant-hub/copy';
import { Inline, Text } from '@applicant-hub/design-system';
import type { ReactNode } from 'react';
import { screenOnly } from '#app/platform/layout/frame/screen-only.css.ts';
import { PrintButton } from './ScriptedButtons.tsx';

export const PrintLine = ({ children }: { children?: ReactNode }) => (
  <div className={screenOnly}>
    <Inline gap={3}>
      <PrintButton />
      {children}
    </Inline>
    <noscript>
      <Text size="s" muted>
        {m.share_print_plain()}
      </Text>
    </noscript>
  </div>
);
