import type { ReactNode } from 'react';
import { Container, type ContainerWidth } from '../Container/Container.tsx';
import type { ParentProps } from '../root.ts';
import { SkipLink } from '../SkipLink/SkipLink.tsx';
import { withRef } from '../withRef.ts';
import { main, shell } from './PageShell.css.ts';

const MAIN_ID = 'main-content';

export interface PageShellProps extends ParentProps<HTMLDivElement> {
  /** Text of the skip link. */
  readonly skipLabel: string;
  /** The header: an `AppHeader`. */
  readonly header: ReactNode;
  /** The footer: a `Footer`. */
  readonly footer: ReactNode;
  /** `reading` is for pages of text and forms. */
  readonly width?: ContainerWidth | undefined;
}

/** The frame of a page: skip link, header, `<main id="main-content">`, footer. */
export const PageShell = withRef(function PageShell({
  skipLabel,
  header,
  footer,
  width,
  children,
  ...root
}: PageShellProps) {
  return (
    <div {...root} className={shell} data-component="page-shell">
      <SkipLink href={`#${MAIN_ID}`}>{skipLabel}</SkipLink>
      {header}
      <main id={MAIN_ID} tabIndex={-1}>
        <Container width={width}>
          <div className={main}>{children}</div>
        </Container>
      </main>
      {footer}
    </div>
  );
});
