import { m } from '@applicant-hub/copy';
import { Tag, VisuallyHidden } from '@applicant-hub/design-system';
import { shortUniversityNames } from '@applicant-hub/domain';
import { appearances } from '#app/features/catalogue/choice/appearances.ts';
import { publishedText } from '#app/platform/layout/language/published-text.ts';
import type { TileView } from '../tile/tiles-view-types.ts';
import { list, name } from './ChoiceNames.css.ts';

interface ChoiceNamesProps {
  tile: TileView;
  /** Hides the names on a phone. */
  isForLarge: boolean;
}

/**
 * The names of the universities with their states, at the top of the tile, so that the first screen
 * of a phone names them. They are not links, because a keyboard user would have to tab past each
 * name.
 */
export function ChoiceNames({ tile: { choices }, isForLarge }: ChoiceNamesProps) {
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
            {/* Neutral instead of red: red is for errors, and these names are the first text on
                the page. */}
            <Tag tone={tone === 'danger' ? 'neutral' : tone} icon={<Icon />}>
              <span {...publishedText}>{names[index]}</span>
              <VisuallyHidden>, {label}</VisuallyHidden>
            </Tag>
          </li>
        );
      })}
    </ul>
  );
}
