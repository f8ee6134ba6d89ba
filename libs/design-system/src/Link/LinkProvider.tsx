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
 * Props that the injected link component receives. A plain `<a>` accepts them too. On React 18 the
 * component needs `forwardRef` to receive a `ref`, which is passed only if a design system link has
 * a ref.
 */
export type LinkComponentProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
};

const LinkContext = createContext<ElementType<LinkComponentProps>>('a');

export interface LinkProviderProps {
  /** The link component, for example a component that renders a router's link with `to={href}`. */
  readonly component: ElementType<LinkComponentProps>;
  readonly children: ReactNode;
}

/** Makes every link in the design system use the application's link component. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext.Provider value={component}>{children}</LinkContext.Provider>;
}

/** The link element that all components render. */
export const Anchor = withRef(function Anchor(props: LinkComponentProps) {
  return createElement(useContext(LinkContext), props);
});
