import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture } from './Picture.tsx';

describe('Picture', () => {
  it('keeps its place: the image has its size, and waits until it is near', () => {
    expect(renderToStaticMarkup(<Picture src="/a.svg" ratio="square" />)).toMatch(
      /<img [^>]*alt="" width="320" height="320" loading="lazy" decoding="async"/,
    );
  });

  it('is fetched at once on the first screen', () => {
    const html = renderToStaticMarkup(<Picture src="/a.svg" ratio="banner" eager alt="Campus" />);
    expect(html).toMatch(/<img [^>]*alt="Campus" [^>]*loading="eager"/);
  });

  it('keeps its place without an image', () => {
    expect(renderToStaticMarkup(<Picture src={null} />)).toMatch(
      /^<div [^>]*data-ratio="wide"><\/div>$/,
    );
  });

  it('has the drawing that it is given', () => {
    const html = renderToStaticMarkup(<Picture src={null} drawing="42" />);
    expect(html).toContain(' data-drawing="42"');
  });
});
