'use client';
import { type ReactNode, useState } from 'react';
import { IconButton, type IconButtonProps } from '../Button/IconButton.tsx';
import { useEnhanced } from '../enhance/useEnhanced.ts';
import { useSharedRef } from '../enhance/useSharedRef.ts';
import { Heading, type HeadingSize } from '../Heading/Heading.tsx';
import { ArrowLeftIcon } from '../Icon/ArrowLeftIcon.ts';
import { ArrowRightIcon } from '../Icon/ArrowRightIcon.ts';
import { PauseIcon } from '../Icon/PauseIcon.ts';
import { PlayIcon } from '../Icon/PlayIcon.ts';
import type { RootProps } from '../root.ts';
import type { Slide } from '../Slides/Slides.tsx';
import { useSlides } from '../Slides/useSlides.ts';
import { withRef } from '../withRef.ts';
import * as css from './Carousel.css.ts';
import { TOGGLE_PART, useAutoplay } from './useAutoplay.ts';

export interface CarouselWords {
  readonly previous: string;
  readonly next: string;
  /** Text for the current page number, counted from 1: '2 of 5'. */
  readonly page: (page: number, pages: number) => string;
}

export interface CarouselSlide extends Omit<Slide, 'label'> {
  /**
   * Accessible name for a slide without a heading. Screen readers announce the slide's position in
   * the list.
   */
  readonly label?: string | undefined;
}

export interface CarouselAutoplay {
  readonly pauseLabel: string;
  readonly playLabel: string;
  /** Direction in which the carousel turns automatically. Default `forward`. */
  readonly direction?: 'forward' | 'back' | undefined;
  /** Pauses the carousel while true, for example while a video plays in it. */
  readonly isHeld?: boolean | undefined;
}

export interface CarouselProps extends Omit<RootProps, 'aria-label' | 'aria-labelledby' | 'title'> {
  readonly id: string;
  readonly title: string;
  readonly headingLevel: 2 | 3;
  /**
   * Makes the carousel a landmark, for content that users search for directly. By default users
   * reach it by its heading.
   */
  readonly landmark?: boolean | undefined;
  /** Visual size of the title. Default `l`. */
  readonly headingSize?: HeadingSize | undefined;
  /**
   * `dark` gives the carousel the dark theme on any page. Default `light`, which is the page's own
   * theme.
   */
  readonly theme?: 'light' | 'dark' | undefined;
  /** Maximum number of slides per page; fewer slides are shown if they do not fit. Default 4. */
  readonly perPage?: 1 | 3 | 4 | undefined;
  readonly words: CarouselWords;
  readonly slides: readonly CarouselSlide[];
  /**
   * Index of the first slide, for a random start. The server must choose it, so that the script
   * uses the same index and the layout does not shift. Later changes have no effect. Default 0.
   */
  readonly start?: number | undefined;
  /** Turns the carousel automatically every six seconds. A quick vertical swipe also turns it. */
  readonly autoplay?: CarouselAutoplay | undefined;
  /** Content next to the title, for example a link. */
  readonly action?: ReactNode;
}

const Control = (props: Omit<IconButtonProps, 'type' | 'variant'>) => (
  <IconButton type="button" variant="quiet" {...props} />
);

const Item = ({ id, label, content }: CarouselSlide) => (
  <li id={id} className={css.slide}>
    <div
      role={label === undefined ? undefined : 'group'}
      aria-label={label}
      className={css.content}
    >
      {content}
    </div>
  </li>
);

/**
 * A titled list of slides that scrolls and snaps. Swiping, and moving focus through all slides, are
 * native browser behaviour. A script adds the buttons and shows the current page. After the last
 * page, the carousel continues with the first page.
 */
export const Carousel = withRef(function Carousel({
  id,
  title,
  headingLevel,
  landmark,
  headingSize,
  theme,
  perPage = 4,
  words,
  slides,
  start = 0,
  autoplay,
  action,
  ref,
  ...root
}: CarouselProps) {
  const enhanced = useEnhanced();
  const { track, current, pages, show } = useSlides<HTMLDivElement>();
  const area = useSharedRef<HTMLElement>(ref);
  const turn = (by: -1 | 1) => show(current + by);
  const { isPlaying, toggle } = useAutoplay(area, autoplay, turn);
  const [first] = useState(start);
  const titleId = `${id}-title`;
  return (
    <section
      {...root}
      ref={area}
      id={id}
      aria-labelledby={landmark ? titleId : undefined}
      className={css.carousel}
      data-component="carousel"
      data-theme={theme === 'dark' ? theme : undefined}
    >
      <div className={css.header}>
        <div className={css.title}>
          <Heading id={titleId} level={headingLevel} size={headingSize}>
            {title}
          </Heading>
          {action}
        </div>
        <div className={css.controls} data-autoplay={autoplay && true}>
          {enhanced && pages > 1 && (
            <>
              {autoplay && (
                <Control
                  data-part={TOGGLE_PART}
                  label={isPlaying ? autoplay.pauseLabel : autoplay.playLabel}
                  icon={isPlaying ? <PauseIcon /> : <PlayIcon />}
                  onClick={toggle}
                />
              )}
              <Control label={words.previous} icon={<ArrowLeftIcon />} onClick={() => turn(-1)} />
              <span className={css.page} aria-live={autoplay && isPlaying ? 'off' : 'polite'}>
                {words.page(current + 1, pages)}
              </span>
              <Control label={words.next} icon={<ArrowRightIcon />} onClick={() => turn(1)} />
            </>
          )}
        </div>
      </div>
      <div
        ref={track}
        className={css.track}
        role="group"
        aria-labelledby={titleId}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The keyboard can scroll only the focused element.
        tabIndex={0}
      >
        <ul className={css.list} data-per-page={perPage}>
          {[...slides.slice(first), ...slides.slice(0, first)].map((slide) => (
            <Item key={slide.id} {...slide} />
          ))}
        </ul>
      </div>
    </section>
  );
});
