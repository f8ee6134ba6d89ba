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
  it('is no landmark, with a list in a named group that the keyboard can scroll, and every slide has a name', () => {
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

  it('does not name a slide whose heading says it', () => {
    const slides = [{ id: 'cat', content: <h3>Cat</h3> }];
    expect(render({ slides })).toMatch(/<li id="cat"[^>]*><div class="[^"]*"[^>]*><h3>Cat</);
    expect(render({ slides })).not.toContain('aria-label=');
  });

  it('has no button that nothing would answer', () => {
    expect(render({ autoplay: { pauseLabel: 'Pause', playLabel: 'Play' } })).not.toMatch(
      /<button|aria-live/,
    );
  });
});

it('is a landmark of the page where it is told to be one', () => {
  expect(render({ landmark: true })).toMatch(/<section id="pets" aria-labelledby="pets-title"/);
});

it('[CON-16] begins with the slide that was chosen where the HTML is made, and has them all', () => {
  const order = [...render({ start: 2 }).matchAll(/<li id="(\w+)"/g)].map(([, id]) => id);
  expect(order).toEqual(['hen', 'cat', 'dog']);
});

it.each([2, 3] as const)('[CON-19] its title is a heading of level %i', (headingLevel) => {
  expect(render({ headingLevel })).toMatch(
    new RegExp(`<h${headingLevel} id="pets-title"[^>]*>Pets</h${headingLevel}>`),
  );
});

it('[CON-19] its theme is that of the page, or dark', () => {
  expect(render()).not.toMatch(/data-theme/);
  expect(render({ theme: 'light' })).not.toMatch(/data-theme/);
  expect(render({ theme: 'dark' })).toMatch(/data-theme="dark"/);
});

it('[CON-18] shows four slides to a page unless it is told otherwise', () => {
  expect(render()).toMatch(/data-per-page="4"/);
  expect(render({ perPage: 3 })).toMatch(/data-per-page="3"/);
});
