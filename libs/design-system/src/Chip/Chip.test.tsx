import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ChipButton, ChipLink } from './Chip.tsx';

it('is a link when the choice is in the address, and says which one is shown', () => {
  const html = renderToStaticMarkup(
    <ChipLink href="/unis?letter=K" aria-current="true">
      K
    </ChipLink>,
  );
  expect(html).toMatch(/^<a href="\/unis\?letter=K" aria-current="true" .*>K<\/a>$/);
});

it('is a button that sends its form with its value, and says whether it is chosen', () => {
  const html = renderToStaticMarkup(
    <ChipButton name="shown" value="all" pressed={false}>
      All
    </ChipButton>,
  );
  expect(html).toMatch(/^<button name="shown" value="all" .*type="submit"/);
  expect(html).toContain('aria-pressed="false"');
});
