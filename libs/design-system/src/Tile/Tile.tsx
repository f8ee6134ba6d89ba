import type { ReactNode } from 'react';
import type { ParentProps } from '../root.ts';
import type { ToneName } from '../tokens/names.ts';
import { withRef } from '../withRef.ts';
import * as css from './Tile.css.ts';

export interface TileProps extends ParentProps {
  readonly as?: 'article' | 'section' | 'li' | undefined;
  /** Colours of the whole tile, often the colours of a category. */
  readonly tone: ToneName;
  /** A strip at the top that shows who acts next, with an icon. */
  readonly flag?: ReactNode;
  /** Default `neutral`. `turn` is the most prominent tone of the page. */
  readonly flagTone?: ToneName | undefined;
  /** A short line above the heading. */
  readonly eyebrow?: ReactNode;
  /** The status: a `Heading`. */
  readonly heading: ReactNode;
  /** Content next to the heading: a `ProgressRing`. */
  readonly aside?: ReactNode;
  /** Explanation of the status. */
  readonly children?: ReactNode;
  /** The main button, and at most one quieter button or link. */
  readonly actions?: ReactNode;
  /** Further information below the button. */
  readonly details?: ReactNode;
  /** Content after the details, or next to them on a wide screen: a list of parts. */
  readonly beside?: ReactNode;
  /**
   * The next steps, for example `Steps`, which are displayed last. On a wide screen they are next
   * to the details if there is no `beside`.
   */
  readonly next?: ReactNode;
}

/** The main element of a page: a status, who acts next, and one main button. */
export const Tile = withRef(function Tile({
  as: Element = 'article',
  tone,
  flag,
  flagTone = 'neutral',
  eyebrow,
  heading,
  aside,
  children,
  actions,
  details,
  beside,
  next,
  ...root
}: TileProps) {
  return (
    <Element {...root} className={css.tile} data-component="tile" data-tone={tone}>
      {flag && (
        <div className={css.flag} data-part="flag" data-tone={flagTone}>
          {flag}
        </div>
      )}
      <div className={css.body}>
        <div className={css.main}>
          <div className={css.head}>
            <div className={css.title}>
              {eyebrow && <div className={css.eyebrow}>{eyebrow}</div>}
              {heading}
            </div>
            {aside}
          </div>
          {children}
          {actions && <div className={css.actions}>{actions}</div>}
        </div>
        {[details, beside, next].some(Boolean) && (
          <div className={css.more} data-part="details">
            {details && <div className={css.details}>{details}</div>}
            {beside && <div className={css.beside}>{beside}</div>}
            {next && <div className={css.next}>{next}</div>}
          </div>
        )}
      </div>
    </Element>
  );
});
