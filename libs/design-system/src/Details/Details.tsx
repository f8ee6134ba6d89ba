import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../Icon/ChevronDownIcon.ts';
import type { ParentProps } from '../root.ts';
import { chevron, content, summary as summaryClass } from './Details.css.ts';

export interface DetailsProps extends ParentProps {
  /** What is inside, so that people know whether to open it. */
  readonly summary: ReactNode;
  readonly open?: boolean | undefined;
}

/** Something that only some people need: closed until asked for. */
export function Details({ summary, children, ...root }: DetailsProps) {
  return (
    <details {...root} data-component="details">
      <summary className={summaryClass}>
        <span className={chevron}>
          <ChevronDownIcon />
        </span>
        {summary}
      </summary>
      <div className={content}>{children}</div>
    </details>
  );
}
