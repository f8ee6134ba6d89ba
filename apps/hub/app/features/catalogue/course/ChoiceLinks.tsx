import { ChipLink } from '@applicant-hub/design-system';
import { InEnglish } from '#app/platform/layout/language/InEnglish.tsx';
import * as css from './ChoiceLinks.css.ts';

export interface ChoiceLink {
  /** Null if the list would be empty. In that case, the label is not a link. */
  readonly href: string | null;
  readonly label: string;
  /** A longer accessible name for a short label. */
  readonly name?: string;
  readonly current: boolean;
  /** True if the label is text from an API. */
  readonly isPublished?: true;
}

export interface ChoiceLinksProps {
  /** The accessible name of the list. */
  readonly label: string;
  readonly items: readonly ChoiceLink[];
  /** Whether all links have the same width, as for letters. */
  readonly even?: true;
}

/** Alternative views of a list. They are links, because the choice is in the URL. */
export function ChoiceLinks({ label, items, even }: ChoiceLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={css.list} data-even={even}>
        {items.map(({ href, label: words, name, current, isPublished }) =>
          href === null ? (
            <li key={words} className={css.none} aria-hidden>
              {words}
            </li>
          ) : (
            <li key={words} className={css.item}>
              <ChipLink href={href} aria-label={name} aria-current={current ? 'true' : undefined}>
                <InEnglish when={isPublished ?? false}>{words}</InEnglish>
              </ChipLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
