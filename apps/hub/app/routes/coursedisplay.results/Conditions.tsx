import { m } from '@applicant-hub/copy';
import { CrossIcon, Link, VisuallyHidden } from '@applicant-hub/design-system';
import * as css from './Conditions.css.ts';
import type { ConditionView } from './view-types.ts';

export interface ConditionsProps {
  readonly conditions: readonly ConditionView[];
  /** The search without any of them. */
  readonly clearHref: string;
}

/** What the results are narrowed down to; each condition is a link that takes it away. */
export function Conditions({ conditions, clearHref }: ConditionsProps) {
  if (conditions.length === 0) return null;
  return (
    <ul className={css.list} aria-label={m.courses_conditions_label()}>
      {conditions.map(({ label, href }) => (
        <li key={href} className={css.condition}>
          <Link href={href} variant="quiet">
            <VisuallyHidden>{m.courses_condition_remove()} </VisuallyHidden>
            {label} <CrossIcon />
          </Link>
        </li>
      ))}
      <li>
        <Link href={clearHref} variant="standalone">
          {m.courses_conditions_clear()}
        </Link>
      </li>
    </ul>
  );
}
