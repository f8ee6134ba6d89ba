import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Checkbox } from './Checkbox.tsx';

it('a checkbox is inside its label and belongs to the form in its `form` prop', () => {
  const html = renderToStaticMarkup(
    <Checkbox name="id" value="leeds" label="Leeds" form="selection" defaultChecked />,
  );
  expect(html).toMatch(/^<label [^>]*><input name="id" form="selection" [^>]*type="checkbox"/);
  expect(html).toContain('checked=""');
  expect(html).toContain('Leeds');
});

it('a checkbox has an accessible name even if its label is hidden', () => {
  const html = renderToStaticMarkup(
    <Checkbox name="id" value="leeds" label="Select Leeds" hideLabel />,
  );
  expect(html).toMatch(/data-component="visually-hidden">Select Leeds</);
});
