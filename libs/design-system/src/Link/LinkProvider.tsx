'use client';
import {
  createContext,
  createElement,
  useContext,
  type AnchorHTMLAttributes,
  type ElementType,
  type ReactNode,
  type Ref,
} from 'react';
import { withRef } from '../withRef.ts';

/**
 * What the injected link component has to take; a plain `<a>` takes it too. On React 18 a component
 * takes a `ref` by `forwardRef`; it is only given where a link of the design system has one.
 */
export type LinkComponentProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
};

const LinkContext = createContext<ElementType<LinkComponentProps>>('a');

export interface LinkProviderProps {
  /** For example a component that renders a router's link with `to={href}`. */
  readonly component: ElementType<LinkComponentProps>;
  readonly children: ReactNode;
}

/** Makes every link of the design system the application's own link component. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext.Provider value={component}>{children}</LinkContext.Provider>;
}

/** The link element that all components render. */
export const Anchor = withRef(function Anchor(props: LinkComponentProps) {
  return createElement(useContext(LinkContext), props);
});
