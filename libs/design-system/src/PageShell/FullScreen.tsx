import type { ParentProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import { fullScreen } from './FullScreen.css.ts';

export interface FullScreenProps extends ParentProps<HTMLDivElement> {
  /**
   * `small`: with scripts, the part fills the page below 768 px; without scripts it is a normal
   * page. `paper`: the part fills the printed page. Null: the part is displayed within the page's
   * frame.
   */
  readonly on: 'small' | 'paper' | null;
}

/**
 * A part that fills the page: header, footer and skip link are hidden while it is rendered. It is
 * not an overlay, so the page scrolls as usual. It adds no element.
 */
export const FullScreen = withRef(function FullScreen({ on, ...root }: FullScreenProps) {
  return (
    <div {...root} className={fullScreen} data-component="full-screen" data-on={on ?? undefined} />
  );
});
