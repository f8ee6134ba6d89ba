import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Banner } from './Banner.tsx';

it('a banner takes focus only when requested, and without a script', () => {
  expect(renderToStaticMarkup(<Banner tone="info" title="News" />)).not.toMatch(
    /autofocus|tabindex/,
  );
  expect(renderToStaticMarkup(<Banner tone="success" title="Saved" autofocus />)).toMatch(
    /^<div tabindex="-1" autofocus=""/,
  );
});

it('a banner has no role by default, because only the caller can tell whether it results from an action', () => {
  expect(renderToStaticMarkup(<Banner tone="danger" title="Down" />)).not.toContain('role=');
  expect(renderToStaticMarkup(<Banner tone="danger" title="Down" role="alert" />)).toContain(
    'role="alert"',
  );
});

it('a banner with a level adds its title to the page’s outline', () => {
  expect(renderToStaticMarkup(<Banner tone="info" title="News" level={2} />)).toContain('<h2');
  expect(renderToStaticMarkup(<Banner tone="info" title="News" />)).not.toMatch(/<h\d/);
});
