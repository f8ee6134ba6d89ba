import { m } from '@applicant-hub/copy';
import { Inline, Link, Stack, Text, VisuallyHidden } from '@applicant-hub/design-system';
import { PointsTag } from '#app/features/catalogue/points/PointsTag.tsx';
import { screenOnly } from '#app/platform/layout/frame/screen-only.css.ts';
import { more } from './ChoiceLines.css.ts';
import { written } from './Conditions.css.ts';
import type { ConditionsView } from '../tile/tiles-view-types.ts';

/** The conditions of an offer, next to the saved grades. */
export function Conditions({
  choice,
  href,
  text,
  grades,
  check,
}: ConditionsView & { choice: string }) {
  const isWritten = text !== undefined;
  return (
    <div className={more}>
      {isWritten && (
        <Stack gap={1}>
          <Text size="s" muted>
            {m.apply_conditions_yours()}
          </Text>
          <p className={written} data-own-text>
            {text}
          </p>
          {grades !== undefined && (
            <Inline gap={2}>
              <Text as="span" size="s" muted numeric>
                {grades}
              </Text>
              {check && <PointsTag points={check} />}
            </Inline>
          )}
        </Stack>
      )}
      <div className={screenOnly}>
        <Text as="span" size="s">
          <Link href={href} variant="standalone">
            {isWritten ? m.apply_conditions_change() : m.apply_conditions_add()}
            <VisuallyHidden>{m.apply_conditions_of({ choice })}</VisuallyHidden>
          </Link>
        </Text>
      </div>
    </div>
  );
}
