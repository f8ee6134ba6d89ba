import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Menu, Popover } from './Popover.tsx';

it('a popover opens with HTML alone', () => {
  const html = renderToStaticMarkup(
    <Popover id="more" label="More" labelInFull="More about it">
      Words
    </Popover>,
  );
  expect(html).toMatch(
    /<button popovertarget="more-panel"[^>]* type="button" aria-label="More about it"/i,
  );
  expect(html).toMatch(/<div id="more-panel"[^>]* popover="auto">Words<\/div>/);
});

it('a menu has links and buttons in a list', () => {
  const html = renderToStaticMarkup(
    <Menu
      id="more"
      label="More"
      items={[
        { label: 'Print', href: '/print' },
        { label: 'Remove', type: 'submit', name: 'intent', value: 'remove', form: 'list' },
      ]}
    />,
  );
  expect(html).toMatch(/<li><a [^>]*href="\/print">Print<\/a><\/li>/);
  expect(html).toMatch(
    /<li><button name="intent" value="remove" form="list"[^>]* type="submit">Remove<\/button><\/li>/,
  );
  expect(html).not.toContain('role=');
});
