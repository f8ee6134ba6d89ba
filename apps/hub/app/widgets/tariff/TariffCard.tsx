import { useState } from 'react';
import type { WidgetProps } from '../definition.ts';
import { WidgetCard } from '../WidgetCard.tsx';
import { Calculator } from './Calculator.tsx';
import { useCalculator } from './use-calculator.ts';
import type { TariffOutcome, TariffView } from './view-types.ts';

/** The calculator in the grid (TAR-1). */
export function TariffCard({ widget, data: view, outcome }: WidgetProps<TariffView>) {
  // What was selected before a sign-in stays when the page is loaded anew.
  const [kept] = useState(view.kept);
  const answered = (outcome as TariffOutcome | null) ?? kept;
  const refused = answered?.form === 'calculator' ? answered : null;
  const calculator = useCalculator(view, refused?.state ?? null);
  return (
    <WidgetCard widget={widget} state={view.state}>
      <Calculator view={view} calculator={calculator} problem={refused?.problem ?? null} />
    </WidgetCard>
  );
}
