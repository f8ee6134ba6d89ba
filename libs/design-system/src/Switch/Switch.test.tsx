import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Switch } from './Switch.tsx';

it('a switch is a form checkbox with the role of a switch', () => {
  const html = renderToStaticMarkup(
    <Switch
      name="map"
      value="yes"
      label="Map"
      hint="2 MB"
      aria-describedby="more"
      defaultChecked
    />,
  );
  expect(html).toMatch(
    /<label [^>]*><input (?=[^>]*type="checkbox")(?=[^>]*role="switch")(?=[^>]*id="map")(?=[^>]*name="map")(?=[^>]*value="yes")(?=[^>]*checked="")(?=[^>]*aria-describedby="more map-hint")[^>]*\/>Map<\/label>/,
  );
  expect(html).toMatch(/<p id="map-hint"[^>]*>2 MB</);
});
