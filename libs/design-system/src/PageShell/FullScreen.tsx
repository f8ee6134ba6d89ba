import type { ParentProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import { fullScreen } from './FullScreen.css.ts';

export interface FullScreenProps extends ParentProps<HTMLDivElement> {
  /**
   * `small`: below 768 px, where scripts run; without them it is a plain page. `paper`: when the
   * page is printed. Null for a part that has the page's frame at the moment.
   */
  readonly on: 'small' | 'paper' | null;
}

/**
 * A part of a page that is all there is of it: while it is in the page, header, footer and the
 * link past the header are taken away. Nothing is laid over them, so the page scrolls as ever. It adds no box of its own.
 */
export const FullScreen = withRef(function FullScreen({ on, ...root }: FullScreenProps) {
  return (
    <div {...root} className={fullScreen} data-component="full-screen" data-on={on ?? undefined} />
  );
});
