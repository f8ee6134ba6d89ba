import { m } from '@applicant-hub/copy';
import { Link, Tag, VisuallyHidden } from '@applicant-hub/design-system';
import { shortUniversityNames } from '@applicant-hub/domain';
import type { TileView } from '../tile/tiles-view-types.ts';
import { appearances } from './appearances.ts';
import { choiceLineId } from './choice-line-id.ts';
import { list, name } from './ChoiceNames.css.ts';

interface ChoiceNamesProps {
  tile: TileView;
  /** Hides the names on a phone. */
  isForLarge: boolean;
}

/**
 * The names of the universities with their states, at the top of the tile, so that the first screen
 * of a phone names them. Each is a link to its line.
 */
export function ChoiceNames({ tile: { id, choices }, isForLarge }: ChoiceNamesProps) {
  const names = shortUniversityNames(choices.map(({ institution }) => institution));
  return (
    <ul
      className={list}
      data-for-large={isForLarge || undefined}
      aria-label={m.apply_choice_names()}
    >
      {choices.map(({ state, label }, index) => {
        const [tone, Icon] = appearances[state];
        return (
          // The same university can be chosen twice, and tracking preserves the order.
          <li key={index} className={name}>
            <Link href={`#${choiceLineId(id, index)}`}>
              {/* Red is for errors. The first thing on the page is not a row of red names. */}
              <Tag tone={tone === 'danger' ? 'neutral' : tone} icon={<Icon />}>
                <span data-published>{names[index]}</span>
                <VisuallyHidden>, {label}</VisuallyHidden>
              </Tag>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
