import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ProgressBar } from './ProgressBar.tsx';

const render = (value: number, fill?: number) =>
  renderToStaticMarkup(
    <ProgressBar value={value} fill={fill} label="Application" valueText="4 of 10 sections" />,
  );

const attribute = (html: string, name: string) =>
  Number(new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1]);

it.each([
  [0, 0, 1],
  [40, 40, 40],
  [100, 100, 100],
  [-5, 0, 1],
  [180, 100, 100],
  [Number.NaN, 0, 1],
])('[APP-60] the value %s is announced as %s and painted as %s', (value, read, painted) => {
  const html = render(value);
  expect(attribute(html, 'aria-valuenow')).toBe(read);
  expect(attribute(html, 'value')).toBe(painted);
});

it('[APP-60] the bar paints the given fill, between 1 and 100, instead of the value', () => {
  const html = render(60, 0);
  expect(attribute(html, 'aria-valuenow')).toBe(60);
  expect(attribute(html, 'value')).toBe(1);
});

it('the displayed text is the accessible name and value of the bar', () => {
  const html = render(40);
  expect(html).toContain('role="progressbar" aria-label="Application"');
  expect(html).toContain('aria-valuetext="4 of 10 sections"');
  expect(html).toContain('<span>Application</span><span>4 of 10 sections</span>');
});
