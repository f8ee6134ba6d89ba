import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Carousel, type CarouselProps } from './Carousel.tsx';

const pets = ['Cat', 'Dog', 'Hen'];

const render = (props: Partial<CarouselProps> = {}) =>
  renderToStaticMarkup(
    <Carousel
      id="pets"
      title="Pets"
      headingLevel={2}
      words={{ previous: 'Back', next: 'On', page: (page, of) => `${page} of ${of}` }}
      slides={pets.map((pet) => ({ id: pet.toLowerCase(), label: pet, content: `A ${pet}` }))}
      {...props}
    />,
  );

describe('without scripts', () => {
  it('without scripts a carousel is a named, scrolling group but not a landmark, and every slide has a name', () => {
    const html = render();
    expect(html).toMatch(/<section id="pets" class=/);
    expect(html).toMatch(/<div [^>]*role="group" aria-labelledby="pets-title" tabindex="0"><ul/);
    for (const pet of pets) {
      expect(html).toMatch(
        new RegExp(
          `<li id="${pet.toLowerCase()}"[^>]*><div [^>]*aria-label="${pet}"[^>]*>A ${pet}<`,
        ),
      );
    }
  });

  it('a slide without a label has no aria-label, because its heading names it', () => {
    const slides = [{ id: 'cat', content: <h3>Cat</h3> }];
    expect(render({ slides })).toMatch(/<li id="cat"[^>]*><div class="[^"]*"[^>]*><h3>Cat</);
    expect(render({ slides })).not.toContain('aria-label=');
  });

  it('the server renders no button that needs a script', () => {
    expect(render({ autoplay: { pauseLabel: 'Pause', playLabel: 'Play' } })).not.toMatch(
      /<button|aria-live/,
    );
  });
});

it('a carousel is a landmark when requested', () => {
  expect(render({ landmark: true })).toMatch(/<section id="pets" aria-labelledby="pets-title"/);
});

it('[CON-16] the carousel starts with the slide that the server chose, and contains all slides', () => {
  const order = [...render({ start: 2 }).matchAll(/<li id="(\w+)"/g)].map(([, id]) => id);
  expect(order).toEqual(['hen', 'cat', 'dog']);
});

it.each([2, 3] as const)('[CON-19] the title is a heading of level %i', (headingLevel) => {
  expect(render({ headingLevel })).toMatch(
    new RegExp(`<h${headingLevel} id="pets-title"[^>]*>Pets</h${headingLevel}>`),
  );
});

it('[CON-19] the carousel uses the theme of the page unless it is set to dark', () => {
  expect(render()).not.toMatch(/data-theme/);
  expect(render({ theme: 'light' })).not.toMatch(/data-theme/);
  expect(render({ theme: 'dark' })).toMatch(/data-theme="dark"/);
});

it('[CON-18] a page shows four slides unless another number is set', () => {
  expect(render()).toMatch(/data-per-page="4"/);
  expect(render({ perPage: 3 })).toMatch(/data-per-page="3"/);
});
