import type { ReactNode } from 'react';
import { chevron } from '../Details/Details.css.ts';
import type { HeadingLevel } from '../Heading/Heading.tsx';
import { ChevronDownIcon } from '../Icon/ChevronDownIcon.ts';
import type { RootProps } from '../root.ts';
import { withRef } from '../withRef.ts';
import * as css from './Accordion.css.ts';

export interface AccordionSection {
  /**
   * Id of the section, so that the link `#{id}` leads to it. The browser opens the section when a
   * link leads to its content.
   */
  readonly id: string;
  readonly heading: string;
  readonly content: ReactNode;
  readonly open?: boolean | undefined;
  /**
   * Gives focus to this section when the page loads, so that the page scrolls to it. Use it for the
   * section that the user requested.
   */
  readonly autofocus?: boolean | undefined;
}

export interface AccordionProps extends RootProps<HTMLDivElement> {
  readonly sections: readonly AccordionSection[];
  /** Level of the section headings in the page's outline. */
  readonly level: HeadingLevel;
  /** A name that is unique on the page. If it is set, at most one section is open at a time. */
  readonly exclusive?: string | undefined;
  /** Called with the id of a section that has opened or closed. */
  readonly onOpenChange?: ((id: string, isOpen: boolean) => void) | undefined;
}

/**
 * A list of sections, of which most users need only one or two. Each section is a native
 * `<details>`.
 */
export const Accordion = withRef(function Accordion({
  sections,
  level,
  exclusive,
  onOpenChange,
  ...root
}: AccordionProps) {
  const Heading = `h${level}` as const;
  return (
    <div {...root} className={css.accordion} data-component="accordion">
      {sections.map(({ id, heading, content, open, autofocus }) => (
        <details
          key={id}
          id={id}
          className={css.section}
          open={open}
          name={exclusive}
          onToggle={onOpenChange && (({ currentTarget }) => onOpenChange(id, currentTarget.open))}
        >
          <summary className={css.summary} {...(autofocus && { autoFocus: true })}>
            <Heading className={css.heading}>{heading}</Heading>
            <span className={chevron}>
              <ChevronDownIcon />
            </span>
          </summary>
          <div className={css.content}>{content}</div>
        </details>
      ))}
    </div>
  );
});
