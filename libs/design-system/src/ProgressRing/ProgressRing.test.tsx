import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ProgressRing } from './ProgressRing.tsx';

it.each([
  [0, '1 99'],
  [60, '60 40'],
  [100, '100 0'],
])('paints %s percent with attributes alone', (value, dashes) => {
  const html = renderToStaticMarkup(<ProgressRing value={value} label="3 of 5 decisions" />);
  expect(html).toContain(`stroke-dasharray="${dashes}"`);
  expect(html).toContain('role="img" aria-label="3 of 5 decisions"');
});
