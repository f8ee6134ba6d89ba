import { useState } from 'react';
import type { WidgetProps } from '#app/features/widget-kit/definition.ts';
import { WidgetCard } from '#app/features/widget-kit/WidgetCard.tsx';
import { Calculator } from './Calculator.tsx';
import { loadTypes, typesOf } from './held-types.ts';
import { useCalculator } from './use-calculator.ts';
import type { TariffData, TariffOutcome } from './view-types.ts';

/** What it shows that the page only names. */
export const prepare = ({ types }: TariffData): Promise<void> => loadTypes(types);

/** The calculator in the grid (TAR-1). */
export default function TariffCard({ widget, data, outcome }: WidgetProps<TariffData>) {
  const view = { ...data, types: typesOf(data.types) };
  // What was selected before a sign-in stays when the page is loaded anew.
  const [kept] = useState(view.kept);
  const answered = (outcome as TariffOutcome | null) ?? kept;
  const refused = answered?.form === 'calculator' ? answered : null;
  const calculator = useCalculator(view, refused?.state ?? null);
  return (
    <WidgetCard widget={widget} state={view.state} fact={view.fact ?? undefined}>
      <Calculator view={view} calculator={calculator} problem={refused?.problem ?? null} />
    </WidgetCard>
  );
}
