import type { CarouselWords } from './Carousel.tsx';

/** English text of a `Carousel`. */
export const englishCarousel: CarouselWords = {
  previous: 'Previous',
  next: 'Next',
  page: (page, pages) => `${page} of ${pages}`,
};
