import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Tile } from './Tile.tsx';

it('the content is in order of importance: who acts next, the status, the button, the details', () => {
  const html = renderToStaticMarkup(
    <Tile
      tone="category-1"
      flag="Your turn"
      flagTone="turn"
      eyebrow="Undergraduate"
      heading={<h2>Offers</h2>}
      aside="ring"
      actions="button"
      details="status"
      beside="choices"
      next="steps"
    >
      meaning
    </Tile>,
  );
  const order = [
    'Your turn',
    'Undergraduate',
    'Offers',
    'ring',
    'meaning',
    'button',
    'status',
    'choices',
    'steps',
  ];
  expect(html.match(new RegExp(order.join('|'), 'g'))).toEqual(order);
  expect(html).toMatch(/data-part="flag" data-tone="turn"/);
});

it('the root has the data attributes that the application sets', () => {
  const html = renderToStaticMarkup(
    <Tile tone="category-2" heading="Waiting" data-tile="uc" data-status="waitingForDecisions" />,
  );
  expect(html).toMatch(/^<article data-tile="uc" data-status="waitingForDecisions"/);
});
