import type { DetailsHTMLAttributes, ReactNode } from 'react';
import { ChevronDownIcon } from '../Icon/ChevronDownIcon.ts';
import type { ParentProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import { chevron, content, details, summary as summaryClass } from './Details.css.ts';

export interface DetailsProps
  extends
    ParentProps<HTMLDetailsElement>,
    Pick<DetailsHTMLAttributes<HTMLDetailsElement>, 'name' | 'onToggle'> {
  /** What is inside, so that people know whether to open it. */
  readonly summary: ReactNode;
  readonly open?: boolean | undefined;
  /**
   * A surface of its own: folded away on a small screen, and always open, without its head, from a
   * large one. A browser that cannot open it by CSS keeps the fold.
   */
  readonly panel?: true | undefined;
  /** What is inside is a part of the page: as wide as it, without the line at its side. */
  readonly flush?: true | undefined;
}

/** Something that only some people need: closed until asked for. */
export const Details = withRef(function Details({
  summary,
  panel,
  flush,
  children,
  ...root
}: DetailsProps) {
  return (
    <details {...root} className={details} data-component="details" data-panel={panel}>
      <summary className={summaryClass}>
        <span className={chevron}>
          <ChevronDownIcon />
        </span>
        {summary}
      </summary>
      <div className={content} data-flush={flush}>
        {children}
      </div>
    </details>
  );
});
