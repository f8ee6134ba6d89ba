import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ChipButton, ChipLink } from './Chip.tsx';

it('a chip is a link when the choice is in the URL, and marks the current choice', () => {
  const html = renderToStaticMarkup(
    <ChipLink href="/unis?letter=K" aria-current="true">
      K
    </ChipLink>,
  );
  expect(html).toMatch(/^<a href="\/unis\?letter=K" aria-current="true" .*>K<\/a>$/);
});

it('a chip is a button that submits its form with its value, and states whether it is pressed', () => {
  const html = renderToStaticMarkup(
    <ChipButton name="shown" value="all" pressed={false}>
      All
    </ChipButton>,
  );
  expect(html).toMatch(/^<button name="shown" value="all" .*type="submit"/);
  expect(html).toContain('aria-pressed="false"');
});
