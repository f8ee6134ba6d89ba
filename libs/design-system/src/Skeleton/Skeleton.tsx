import type { RootProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import { skeleton, type SkeletonShape } from './Skeleton.css.ts';

export type { SkeletonShape } from './Skeleton.css.ts';

export interface SkeletonProps extends RootProps<HTMLSpanElement> {
  readonly shape: SkeletonShape;
}

/**
 * The shape of what a script is fetching; its region has `aria-busy`. Never the last word of the
 * server's HTML: without scripts it would stay for ever.
 */
export const Skeleton = withRef(function Skeleton({ shape, ...root }: SkeletonProps) {
  return (
    <span {...root} className={skeleton} data-component="skeleton" data-shape={shape} aria-hidden />
  );
});
