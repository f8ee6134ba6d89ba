'use client';
import { type MouseEvent, type ReactNode } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import { useEnhanced } from '../enhance/useEnhanced.ts';
import { ArrowLeftIcon } from '../Icon/ArrowLeftIcon.ts';
import { ArrowRightIcon } from '../Icon/ArrowRightIcon.ts';
import type { RootProps } from '../root.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { withRef } from '../withRef.ts';
import * as css from './Slides.css.ts';
import { useSlides } from './useSlides.ts';

export interface Slide {
  readonly id: string;
  /**
   * Accessible name of the dot that links to a slide, with the slide's position and title: 'Slide 2
   * of 5: Your dates'.
   */
  readonly label: string;
  readonly content: ReactNode;
}

export interface SlidesProps extends Omit<RootProps<HTMLDivElement>, 'aria-label'> {
  /** Subject of the slides. */
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly slides: readonly Slide[];
}

/**
 * Slides that are shown one at a time: a list that scrolls and snaps, with native swiping. The dots
 * are links to the slides. A script adds the arrows and marks the current slide.
 */
export const Slides = withRef(function Slides({
  label,
  previousLabel,
  nextLabel,
  slides,
  ...root
}: SlidesProps) {
  const enhanced = useEnhanced();
  const { track, current, show } = useSlides();
  const showByDot = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    show(index);
  };
  return (
    <div {...root} className={css.slides} data-component="slides">
      <section
        ref={track}
        className={css.track}
        aria-label={label}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard can scroll only the focused element.
        tabIndex={0}
      >
        <ul className={css.list}>
          {slides.map(({ id, content }) => (
            <li key={id} id={id} className={css.slide}>
              {content}
            </li>
          ))}
        </ul>
      </section>
      <div className={css.controls}>
        {enhanced && (
          <IconButton
            type="button"
            variant="quiet"
            label={previousLabel}
            icon={<ArrowLeftIcon />}
            onClick={() => show(current - 1)}
          />
        )}
        <ul className={css.dots}>
          {slides.map(({ id, label: name }, index) => (
            <li key={id}>
              <a
                className={css.dot}
                href={`#${id}`}
                aria-label={name}
                aria-current={enhanced && index === current ? 'true' : undefined}
                onClick={showByDot(index)}
              />
            </li>
          ))}
        </ul>
        {enhanced && (
          <>
            <IconButton
              type="button"
              variant="quiet"
              label={nextLabel}
              icon={<ArrowRightIcon />}
              onClick={() => show(current + 1)}
            />
            <VisuallyHidden role="status">{slides[current]?.label}</VisuallyHidden>
          </>
        )}
      </div>
    </div>
  );
});
