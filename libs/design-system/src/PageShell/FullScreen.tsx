import type { ParentProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import { fullScreen } from './FullScreen.css.ts';

export interface FullScreenProps extends ParentProps<HTMLDivElement> {
  /**
   * `small`: the part takes over the page below 768 px with scripts; without scripts it is a normal
   * page. `paper`: it takes over the printed page. Null: it is shown within the page's frame.
   */
  readonly on: 'small' | 'paper' | null;
}

/**
 * A part that takes over the page: header, footer and skip link are hidden while it is rendered. It
 * is not an overlay, so the page scrolls as usual. It adds no extra box.
 */
export const FullScreen = withRef(function FullScreen({ on, ...root }: FullScreenProps) {
  return (
    <div {...root} className={fullScreen} data-component="full-screen" data-on={on ?? undefined} />
  );
});
