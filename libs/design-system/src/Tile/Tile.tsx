import type { ReactNode } from 'react';
import type { ParentProps } from '../root.ts';
import type { ToneName } from '../tokens/names.ts';
import { withRef } from '../withRef.ts';
import * as css from './Tile.css.ts';

export interface TileProps extends ParentProps {
  readonly as?: 'article' | 'section' | 'li' | undefined;
  /** The colours of the whole tile, often those of a category. */
  readonly tone: ToneName;
  /** A strip across the top that says who acts next, with an icon. */
  readonly flag?: ReactNode;
  /** Default `neutral`. `turn` is the loudest thing of the page. */
  readonly flagTone?: ToneName | undefined;
  /** A short line above the heading. */
  readonly eyebrow?: ReactNode;
  /** The status: a `Heading`. */
  readonly heading: ReactNode;
  /** Beside the heading: a `ProgressRing`. */
  readonly aside?: ReactNode;
  /** What the status means. */
  readonly children?: ReactNode;
  /** The one button, and at most a link. */
  readonly actions?: ReactNode;
  /** What else there is to know: below the button. */
  readonly details?: ReactNode;
  /** After the details; beside them on a wide screen: a list of what it is made of. */
  readonly beside?: ReactNode;
  /** Last: what comes next, for example `Steps`. Beside the details on a wide screen that has nothing else there. */
  readonly next?: ReactNode;
}

/** The largest thing of a page: where something stands, who acts next, and one button. */
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
