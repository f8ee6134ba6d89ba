import { m } from '@applicant-hub/copy';
import { Stack, Text } from '@applicant-hub/design-system';
import type { ReactNode } from 'react';
import { PrintLine } from '#app/features/sharing/PrintLine.tsx';
import type { SheetView } from './view-types.ts';

type SheetHeadProps = Omit<SheetView, 'parts'> & {
  /** Content next to the print button. */
  children?: ReactNode;
};

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
    <PrintLine>{children}</PrintLine>
  </Stack>
);
