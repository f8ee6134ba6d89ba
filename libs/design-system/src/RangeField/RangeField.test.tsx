import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RangeField } from './RangeField.tsx';

const render = () =>
  renderToStaticMarkup(
    <RangeField
      label="Distance"
      name="distance"
      hint="From home"
      error="Choose a distance"
      min={0}
      max={200}
      step={25}
      defaultValue={50}
      format={(value) => `${value} miles`}
      marks={['Near', 'Far']}
    />,
  );

describe('RangeField without scripts', () => {
  it('without scripts the field is the browser’s slider, with its label, hint and error', () => {
    const html = render();
    expect(html).toMatch(
      /<input (?=[^>]*type="range")(?=[^>]*id="distance")(?=[^>]*name="distance")(?=[^>]*min="0")(?=[^>]*max="200")(?=[^>]*step="25")(?=[^>]*value="50")(?=[^>]*aria-invalid="true")[^>]*aria-describedby="distance-hint distance-error"/,
    );
    expect(html).toContain('for="distance">Distance</label>');
  });

  it('without scripts the field shows no value, because the value would be wrong after a move', () => {
    const html = render();
    expect(html).toMatch(/<output for="distance"[^>]*><\/output>/);
    expect(html).not.toContain('50 miles');
    expect(html).not.toContain('aria-valuetext');
  });

  it('the marks are hidden from assistive technology', () => {
    expect(render()).toMatch(/<div [^>]*aria-hidden="true"><span[^>]*>Near<.*>Far<\/span><\/div>/);
  });
});
