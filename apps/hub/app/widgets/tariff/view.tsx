import { Skeleton } from '@applicant-hub/design-system';
import { lazy, memo, Suspense } from 'react';
import type { WidgetProps } from '../definition.ts';
import { WidgetCard } from '../WidgetCard.tsx';
import type { TariffView as Data } from './view-types.ts';

/** Its script comes after the page's own; until then the server's form does the work. */
const TariffCard = lazy(async () => {
  try {
    return await import('./TariffCard.tsx');
  } catch {
    return new Promise<never>(() => undefined);
  }
});

/** The calculator in the grid. Remembered: what the server rendered is only left for newer data. */
export const TariffView = memo(function TariffView(props: WidgetProps<Data>) {
  return (
    <Suspense
      fallback={
        <WidgetCard widget={props.widget} state="pending">
          <Skeleton shape="text" />
        </WidgetCard>
      }
    >
      <TariffCard {...props} />
    </Suspense>
  );
});

/** The calculator alone. */
export const TariffFocused = lazy(() => import('./FocusedTariff.tsx'));
