import { m } from '@applicant-hub/copy';
import { Inline, Link, Stack, Text, VisuallyHidden } from '@applicant-hub/design-system';
import { PointsTag } from '#app/features/catalogue/points/PointsTag.tsx';
import { screenOnly } from '#app/platform/layout/frame/screen-only.css.ts';
import { written } from './Conditions.css.ts';
import type { ConditionsView } from '../tile/tiles-view-types.ts';

interface ConditionsProps {
  conditions: ConditionsView;
  /** The course and the university. */
  choice: string;
}

export const Conditions = ({ conditions, choice }: ConditionsProps) => (
  <Stack gap={1}>
    <Text size="s" muted>
      {m.apply_conditions_yours()}
    </Text>
    <p className={written} data-own-text>
      {conditions.text}
    </p>
    {conditions.grades !== undefined && (
      <Inline gap={2}>
        <Text as="span" size="s" muted numeric>
          {conditions.grades}
        </Text>
        {conditions.check && <PointsTag points={conditions.check} />}
      </Inline>
    )}
    <ConditionsLink conditions={conditions} choice={choice} />
  </Stack>
);

export const ConditionsLink = ({ conditions: { href, text }, choice }: ConditionsProps) => (
  <div className={screenOnly}>
    <Text size="s">
      <Link href={href} variant="compact">
        {text === undefined ? m.apply_conditions_add() : m.apply_conditions_change()}
        <VisuallyHidden>{m.apply_conditions_of({ choice })}</VisuallyHidden>
      </Link>
    </Text>
  </div>
);
