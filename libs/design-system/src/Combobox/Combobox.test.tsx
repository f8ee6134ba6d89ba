import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Combobox, type ComboboxProps } from './Combobox.tsx';
import { moveActive, NONE } from './move.ts';

const render = (props: Partial<ComboboxProps<{ id: string; label: string }>> = {}) =>
  renderToStaticMarkup(
    <Combobox
      label="Town"
      name="town"
      words={{ list: 'Towns', loading: '…', none: 'None', failed: 'Failed', count: String }}
      suggest={() => Promise.resolve([])}
      delayMs={400}
      onChoose={() => undefined}
      {...props}
    />,
  );

it('a combobox is a plain text field without scripts', () => {
  const html = render({ defaultValue: 'Bath', hint: 'Where you live' });
  expect(html).toMatch(/<input [^>]*type="text"[^>]* value="Bath"/);
  expect(html).toContain('aria-describedby="town-hint"');
  expect(html).not.toMatch(/role=|aria-expanded|autocomplete/i);
});

it('the button submits the form without scripts', () => {
  const html = render({ button: { label: 'Find town', name: 'intent', value: 'find' } });
  expect(html).toMatch(/<button name="intent" value="find"[^>]* type="submit"/);
});

it('the Down arrow starts at the first option, the Up arrow at the last, and both wrap around', () => {
  expect(moveActive('ArrowDown', NONE, 3)).toBe(0);
  expect(moveActive('ArrowDown', 0, 3)).toBe(1);
  expect(moveActive('ArrowDown', 2, 3)).toBe(0);
  expect(moveActive('ArrowUp', NONE, 3)).toBe(2);
  expect(moveActive('ArrowUp', 0, 3)).toBe(2);
  expect(moveActive('ArrowUp', 2, 3)).toBe(1);
});
