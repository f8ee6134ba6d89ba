import type {
  AriaAttributes,
  DOMAttributes,
  HTMLAttributes,
  ReactNode,
  Ref,
  RefCallback,
  RefObject,
} from 'react';

/**
 * A ref to a root. If the root may be one of several elements (`as`), the type accepts a ref object
 * for any element, because no single type fits all of them.
 */
type RootRef<Root> = HTMLElement extends Root
  ? // oxlint-disable-next-line typescript/no-explicit-any -- No single type fits all possible elements.
    RefCallback<Root> | RefObject<any> | null
  : Ref<Root>;

/** Names of React's events, for example `onClick`. */
type EventName = Extract<keyof DOMAttributes<Element>, `on${string}`>;

/**
 * Props that the root element of every component accepts: `ref`, an id, `data-…` attributes for
 * tests and styles, all ARIA attributes, every event, and the global HTML attributes for language,
 * direction, title and visibility. Attributes that the component itself sets take precedence.
 * `className` and `style` are not accepted, because the design system controls the appearance.
 */
export interface RootProps<Root extends Element = HTMLElement>
  extends
    AriaAttributes,
    Pick<DOMAttributes<Root>, EventName>,
    Pick<
      HTMLAttributes<Root>,
      'id' | 'lang' | 'dir' | 'title' | 'hidden' | 'translate' | 'role' | 'tabIndex'
    > {
  readonly ref?: RootRef<Root> | undefined;
  readonly [hook: `data-${string}`]: string | number | boolean | undefined;
}

export interface ParentProps<Root extends Element = HTMLElement> extends RootProps<Root> {
  readonly children?: ReactNode;
}
