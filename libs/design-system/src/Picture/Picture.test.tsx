import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture } from './Picture.tsx';

describe('Picture', () => {
  it('an image reserves its space, and loads when it is near the viewport', () => {
    expect(renderToStaticMarkup(<Picture src="/a.svg" ratio="square" />)).toMatch(
      /<img [^>]*alt="" width="320" height="320" loading="lazy" decoding="async"/,
    );
  });

  it('an eager image loads immediately', () => {
    const html = renderToStaticMarkup(<Picture src="/a.svg" ratio="banner" eager alt="Campus" />);
    expect(html).toMatch(/<img [^>]*alt="Campus" [^>]*loading="eager"/);
  });

  it('a picture without an image reserves its space', () => {
    expect(renderToStaticMarkup(<Picture src={null} />)).toMatch(
      /^<div [^>]*data-ratio="wide"><\/div>$/,
    );
  });

  it('a picture shows the drawing that its props select', () => {
    const html = renderToStaticMarkup(<Picture src={null} drawing="42" />);
    expect(html).toContain(' data-drawing="42"');
  });
});
