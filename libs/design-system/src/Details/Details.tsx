import type { DetailsHTMLAttributes, ReactNode } from 'react';
import { ChevronDownIcon } from '../Icon/ChevronDownIcon.ts';
import type { ParentProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import { chevron, content, details, summary as summaryClass } from './Details.css.ts';

export interface DetailsProps
  extends
    ParentProps<HTMLDetailsElement>,
    Pick<DetailsHTMLAttributes<HTMLDetailsElement>, 'name' | 'onToggle'> {
  /** Summary of the content, so that users can decide whether to open it. */
  readonly summary: ReactNode;
  readonly open?: boolean | undefined;
  /**
   * Displays the details as a panel. It is collapsed on a small screen; on a large screen it is
   * always open and has no summary. In browsers that cannot open it with CSS, it remains
   * collapsible.
   */
  readonly panel?: true | undefined;
  /** Displays the content as a part of the page: full width, without the line at its side. */
  readonly flush?: true | undefined;
}

/** Content that only some users need, closed until the user opens it. */
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
