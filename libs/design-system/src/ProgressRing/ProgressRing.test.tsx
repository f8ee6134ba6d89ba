import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ToneName } from '../tokens/names.ts';
import { ProgressRing } from './ProgressRing.tsx';

it.each([
  [0, '1 99'],
  [60, '60 40'],
  [100, '100 0'],
])('the ring draws %s percent with its stroke-dasharray attribute', (value, dashes) => {
  const html = renderToStaticMarkup(<ProgressRing value={value} label="3 of 5 decisions" />);
  expect(html).toContain(`stroke-dasharray="${dashes}"`);
  expect(html).toContain('role="img" aria-label="3 of 5 decisions"');
});

it.each([60, 100])(
  '[SH-50] at %s percent the colour is decorative, and no information depends on it',
  (value) => {
    const tones: ToneName[] = ['neutral', 'turn', 'success', 'danger', 'category-1', 'category-2'];
    const pictures = tones.map((tone) =>
      renderToStaticMarkup(<ProgressRing value={value} tone={tone} label="3 of 5 decisions" />),
    );
    const plain = new Set(pictures.map((html) => html.replace(/ data-tone="[^"]+"/, '')));
    expect(plain.size).toBe(1);
  },
);
