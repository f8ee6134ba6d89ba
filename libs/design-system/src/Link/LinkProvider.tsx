'use client';
import {
  createContext,
  createElement,
  useContext,
  type AnchorHTMLAttributes,
  type ElementType,
  type ReactNode,
} from 'react';

/** What the injected link component has to take; a plain `<a>` takes it too. */
export type LinkComponentProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

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
export function Anchor(props: LinkComponentProps) {
  return createElement(useContext(LinkContext), props);
}
