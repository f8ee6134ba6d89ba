import { useState } from 'react';
import { Card, Grid, Heading, Stack, Text } from '@applicant-hub/design-system';
import { totalPoints } from '@applicant-hub/domain';
import type { WidgetProps } from '#app/features/widget-kit/definition.ts';
import { Calculator } from './calculator/Calculator.tsx';
import { SavedGrades } from './saved/SavedGrades.tsx';
import { ShortlistCheck } from './ShortlistCheck.tsx';
import { typesOf } from './calculator/held-types.ts';
import { useCalculator } from './calculator/use-calculator.ts';
import type { TariffData, TariffOutcome } from './view-types.ts';

/**
 * The calculator on its own page, with the saved grades (TAR-1) and the requirements of the
 * shortlisted courses (EXT-16).
 */
export default function FocusedTariff({ widget, data, outcome }: WidgetProps<TariffData>) {
  const view = { ...data, types: typesOf(data.types) };
  // Input that was restored after a sign-in is preserved when the page data is reloaded.
  const [saved] = useState(view.stashed);
  const result = (outcome as TariffOutcome | null) ?? saved;
  const refused = result?.form === 'calculator' ? result : null;
  const calculator = useCalculator(view, refused?.state ?? null);
  const { grades } = calculator.state;
  return (
    <Stack
      as="section"
      gap={6}
      aria-labelledby="widget-Tariff"
      data-widget="Tariff"
      data-state={view.state}
    >
      <Stack gap={1}>
        <Heading level={1} size="2xl" id="widget-Tariff">
          {widget.title}
        </Heading>
        <Text muted>{widget.description}</Text>
      </Stack>
      <Grid columns="2-1" align="start">
        <Stack gap={6}>
          <Card>
            <Calculator view={view} calculator={calculator} problem={refused?.problem ?? null} />
          </Card>
          <SavedGrades view={view} refused={result?.form === 'rows' ? result : null} />
        </Stack>
        {view.focused && (
          <ShortlistCheck
            shortlist={view.focused.shortlist}
            points={totalPoints(grades.length > 0 ? grades : view.saved)}
          />
        )}
      </Grid>
    </Stack>
  );
}
