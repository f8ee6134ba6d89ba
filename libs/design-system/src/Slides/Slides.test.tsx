import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Slides } from './Slides.tsx';

const html = renderToStaticMarkup(
  <Slides
    label="Pets"
    previousLabel="Back"
    nextLabel="On"
    slides={[
      { id: 'cat', label: 'Slide 1 of 2: Cat', content: 'Purrs' },
      { id: 'dog', label: 'Slide 2 of 2: Dog', content: 'Barks' },
    ]}
  />,
);

it('without scripts, all slides are in one list that can be scrolled with the keyboard', () => {
  expect(html).toMatch(/<section [^>]*aria-label="Pets" tabindex="0"><ul/);
  expect(html).toMatch(/<li id="cat"[^>]*>Purrs<\/li><li id="dog"[^>]*>Barks<\/li>/);
});

it('each slide has a link with its name', () => {
  expect(html).toMatch(/<a [^>]*href="#cat" aria-label="Slide 1 of 2: Cat"/);
  expect(html).toMatch(/<a [^>]*href="#dog" aria-label="Slide 2 of 2: Dog"/);
});

it('without a script there are no arrows, and no slide is marked as current', () => {
  expect(html).not.toMatch(/<button|aria-current|role="status"/);
});
