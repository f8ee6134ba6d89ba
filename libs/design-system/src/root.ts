import type { AriaAttributes, AriaRole, ReactNode } from 'react';

/**
 * What the root element of a component takes besides its own props: an id, hooks for tests and
 * styles (`data-…`) and names for assistive technology. Never `className` or `style`: the appearance
 * belongs to the design system.
 */
export interface RootProps extends Pick<
  AriaAttributes,
  'aria-label' | 'aria-labelledby' | 'aria-describedby' | 'aria-live' | 'aria-busy'
> {
  readonly id?: string | undefined;
  readonly role?: AriaRole | undefined;
  readonly tabIndex?: number | undefined;
  readonly [hook: `data-${string}`]: string | number | boolean | undefined;
}

/** A root with children. */
export interface ParentProps extends RootProps {
  readonly children?: ReactNode;
}
