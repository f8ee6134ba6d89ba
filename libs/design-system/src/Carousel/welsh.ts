import type { CarouselWords } from './Carousel.tsx';

/** Welsh text of a `Carousel`. */
export const welshCarousel: CarouselWords = {
  previous: 'Blaenorol',
  next: 'Nesaf',
  page: (page, pages) => `${page} o ${pages}`,
};
