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
 * A ref to a root. Where the root may be one of several elements (`as`), an object for whichever it
 * is: no type says the same for all of them.
 */
type RootRef<Root> = HTMLElement extends Root
  ? // oxlint-disable-next-line typescript/no-explicit-any -- See above.
    RefCallback<Root> | RefObject<any> | null
  : Ref<Root>;

/** The names of the events that React knows, for example `onClick`. */
type EventName = Extract<keyof DOMAttributes<Element>, `on${string}`>;

/**
 * What the root element of every component takes besides its own props: a `ref`, an id, hooks for
 * tests and styles (`data-…`), all of ARIA, every event, and what HTML says of any element's language,
 * direction, title and presence. What a component sets itself wins. Never `className` or `style`: the
 * appearance belongs to the design system.
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

/** A root with children. */
export interface ParentProps<Root extends Element = HTMLElement> extends RootProps<Root> {
  readonly children?: ReactNode;
}
