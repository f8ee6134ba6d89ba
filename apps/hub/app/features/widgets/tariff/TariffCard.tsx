import { useState } from 'react';
import type { WidgetProps } from '#app/features/widget-kit/definition.ts';
import { WidgetCard } from '#app/features/widget-kit/WidgetCard.tsx';
import { Calculator } from './calculator/Calculator.tsx';
import { loadTypes, typesOf } from './calculator/held-types.ts';
import { useCalculator } from './calculator/use-calculator.ts';
import type { TariffData, TariffOutcome } from './view-types.ts';

/** Loads the list of qualifications, because the page data contains only its name. */
export const prepare = ({ types }: TariffData): Promise<void> => loadTypes(types);

/** The calculator in the grid (TAR-1). When it is collapsed, it shows the saved points. */
export default function TariffCard({
  widget,
  data,
  folded,
  outcome,
}: WidgetProps<TariffData | null>) {
  const { state, fact } = data ?? { state: 'ready' as const, fact: folded?.fact ?? null };
  return (
    <WidgetCard widget={widget} state={state} isFolded={data === null} fact={fact ?? undefined}>
      {data && <CardCalculator data={data} outcome={outcome as TariffOutcome | null} />}
    </WidgetCard>
  );
}

function CardCalculator({ data, outcome }: { data: TariffData; outcome: TariffOutcome | null }) {
  const view = { ...data, types: typesOf(data.types) };
  // A selection that was restored after a sign-in is preserved when the page data is reloaded.
  const [saved] = useState(view.stashed);
  const result = outcome ?? saved;
  const refused = result?.form === 'calculator' ? result : null;
  const calculator = useCalculator(view, refused?.state ?? null);
  return <Calculator view={view} calculator={calculator} problem={refused?.problem ?? null} />;
}
