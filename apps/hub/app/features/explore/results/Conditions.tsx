import { m } from '@applicant-hub/copy';
import { ChipLink, CrossIcon, Inline, Link, VisuallyHidden } from '@applicant-hub/design-system';
import type { ConditionView } from './view-types.ts';

export interface ConditionsProps {
  readonly conditions: readonly ConditionView[];
  readonly clearHref: string;
}

export function Conditions({ conditions, clearHref }: ConditionsProps) {
  if (conditions.length === 0) return null;
  return (
    <Inline as="ul" gap={2} aria-label={m.courses_conditions_label()}>
      {conditions.map(({ label, href }) => (
        <li key={href}>
          <ChipLink href={href} shape="pill">
            <VisuallyHidden>{m.courses_condition_remove()} </VisuallyHidden>
            {label} <CrossIcon />
          </ChipLink>
        </li>
      ))}
      <li>
        <Link href={clearHref} variant="standalone">
          {m.courses_conditions_clear()}
        </Link>
      </li>
    </Inline>
  );
}
