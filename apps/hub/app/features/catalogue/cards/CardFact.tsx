import { Text } from '@applicant-hub/design-system';
import type { ReactElement } from 'react';
import { fact } from './CardFact.css.ts';

export function CardFact({ icon, children }: { icon: ReactElement; children: string }) {
  return (
    <span className={fact}>
      {icon}
      <Text as="span" size="s" muted numeric>
        {children}
      </Text>
    </span>
  );
}
