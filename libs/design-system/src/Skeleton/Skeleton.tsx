import type { RootProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import { skeleton, type SkeletonShape } from './Skeleton.css.ts';

export type { SkeletonShape } from './Skeleton.css.ts';

export interface SkeletonProps extends RootProps<HTMLSpanElement> {
  readonly shape: SkeletonShape;
}

/**
 * A placeholder for content that a script is loading. The surrounding region needs `aria-busy`. Do
 * not render it on the server as final content: without scripts it would never be replaced.
 */
export const Skeleton = withRef(function Skeleton({ shape, ...root }: SkeletonProps) {
  return (
    <span {...root} className={skeleton} data-component="skeleton" data-shape={shape} aria-hidden />
  );
});
