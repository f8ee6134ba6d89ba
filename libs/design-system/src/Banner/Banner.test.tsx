import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Banner } from './Banner.tsx';

it('takes focus only when asked to, by HTML alone', () => {
  expect(renderToStaticMarkup(<Banner tone="info" title="News" />)).not.toMatch(
    /autofocus|tabindex/,
  );
  expect(renderToStaticMarkup(<Banner tone="success" title="Saved" autofocus />)).toMatch(
    /^<div tabindex="-1" autofocus=""/,
  );
});

it('has no role of its own; the caller knows whether it is the result of an action', () => {
  expect(renderToStaticMarkup(<Banner tone="danger" title="Down" />)).not.toContain('role=');
  expect(renderToStaticMarkup(<Banner tone="danger" title="Down" role="alert" />)).toContain(
    'role="alert"',
  );
});

it('has its title in the outline of the page when it is given a level', () => {
  expect(renderToStaticMarkup(<Banner tone="info" title="News" level={2} />)).toContain('<h2');
  expect(renderToStaticMarkup(<Banner tone="info" title="News" />)).not.toMatch(/<h\d/);
});
