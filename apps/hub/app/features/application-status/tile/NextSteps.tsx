import { m } from '@applicant-hub/copy';
import { Details, Heading, Stack, Step, Steps } from '@applicant-hub/design-system';
import { paperIfOpen } from '#app/platform/layout/frame/screen-only.css.ts';
import type { TileView } from './tiles-view-types.ts';

interface NextStepsProps {
  tile: TileView;
  isBeside: boolean;
}

/**
 * The next steps, in order. They are collapsed if the choices show their own actions, or if another
 * tile is next to this tile, because more urgent content fills the screen (EXT-34).
 */
export function NextSteps({ tile: { id, place, choices, steps }, isBeside }: NextStepsProps) {
  const headingId = `tile-${id}-steps`;
  const heading = (
    <Heading level={4} size="s" id={headingId}>
      {place === undefined
        ? m.apply_what_happens_next()
        : m.apply_what_happens_next_at({ university: place })}
    </Heading>
  );
  const list = (
    <Steps aria-labelledby={headingId}>
      {steps.map((step) => (
        <Step key={step}>{step}</Step>
      ))}
    </Steps>
  );
  if (isBeside || choices.some(({ prompt }) => prompt !== undefined)) {
    return (
      <div className={paperIfOpen}>
        <Details flush summary={heading}>
          {list}
        </Details>
      </div>
    );
  }
  return (
    <Stack gap={3}>
      {heading}
      {list}
    </Stack>
  );
}
