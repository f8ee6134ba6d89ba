import { ChipLink } from '@applicant-hub/design-system';
import * as css from './ChoiceLinks.css.ts';

export interface ChoiceLink {
  /** Null when there is nothing to see there: the words are no link. */
  readonly href: string | null;
  readonly label: string;
  /** Says more where the label is short. */
  readonly name?: string;
  readonly current: boolean;
}

export interface ChoiceLinksProps {
  /** Names the choice. */
  readonly label: string;
  readonly items: readonly ChoiceLink[];
  /** All of one width, for letters. */
  readonly even?: true;
}

/** Ways to look at a list, of which one is chosen. They are links: the choice is in the address. */
export function ChoiceLinks({ label, items, even }: ChoiceLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={css.list} data-even={even}>
        {items.map(({ href, label: words, name, current }) =>
          href === null ? (
            <li key={words} className={css.none} aria-hidden>
              {words}
            </li>
          ) : (
            <li key={words} className={css.item}>
              <ChipLink href={href} aria-label={name} aria-current={current ? 'true' : undefined}>
                {words}
              </ChipLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
