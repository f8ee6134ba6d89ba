import { m } from '@applicant-hub/copy';
import { Inline, Stack, Text } from '@applicant-hub/design-system';
import type { ReactNode } from 'react';
import { screenOnly } from '#app/platform/layout/screen-only.css.ts';
import { PrintButton } from './ScriptedButtons.tsx';
import type { SheetView } from './view-types.ts';

type SheetHeadProps = Omit<SheetView, 'parts'> & {
  /** Beside the way to paper. */
  children?: ReactNode;
};

/** Whose sheet it is, of when, and the way to paper. */
export const SheetHead = ({ name, year, asOf, children }: SheetHeadProps) => (
  <Stack gap={3}>
    <Stack gap={1}>
      <Text size="l" weight="strong">
        {name}
      </Text>
      <Text>{m.adviser_of({ year })}</Text>
      <Text size="s" muted>
        {m.adviser_as_of({ when: asOf })}
      </Text>
    </Stack>
    <div className={screenOnly}>
      <Inline gap={3}>
        <PrintButton />
        {children}
      </Inline>
      <noscript>
        <Text size="s" muted>
          {m.adviser_print_plain()}
        </Text>
      </noscript>
    </div>
  </Stack>
);
