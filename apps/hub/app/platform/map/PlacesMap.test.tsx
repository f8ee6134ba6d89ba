import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PlacesMap, type MapPoint } from './PlacesMap.tsx';

const leicester = { lat: 52.6369, lng: -1.1398 };

const point = (name: string, place: MapPoint['place']) => ({
  id: name,
  name,
  href: `/unis/${name.toLowerCase()}`,
  place,
});
const edinburgh = point('Edinburgh', { lat: 55.9445, lng: -3.1892 });
const belfast = point('Belfast', { lat: 54.5844, lng: -5.9342 });

const render = (
  points: readonly MapPoint[],
  home: MapPoint['place'] = leicester,
  {
    homeLabel = 'LE1 3HP',
    tileUrl = 'https://tiles.example/{z}/{x}/{y}.png',
  }: { homeLabel?: string | null; tileUrl?: string | null } = {},
) =>
  renderToStaticMarkup(
    <PlacesMap
      id="map"
      title="Your places"
      points={points}
      home={home}
      homeLabel={homeLabel}
      tileUrl={tileUrl}
    />,
  );

const part = (html: string, element: string) =>
  new RegExp(`<${element}[ >].*?</${element}>`).exec(html)?.[0] ?? '';
/** The HTML of the drawn map, without the picture in the summary of the collapsed map. */
const drawingOf = (html: string) => part(html, 'figure');
const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const linksOf = (html: string) =>
  [...html.matchAll(/<a href="([^"]*)"(?: aria-label="([^"]*)")?/g)].map(([, href, name]) => [
    href,
    name,
  ]);

describe('the map rendered by the server', () => {
  it('without tiles the map is complete, and has no box for an interactive map', () => {
    const [html, bare] = [render([edinburgh]), render([edinburgh], leicester, { tileUrl: null })];
    expect(linksOf(drawingOf(bare))).toEqual(linksOf(drawingOf(html)));
    const hint = 'Use two fingers';
    expect(html).toContain(hint);
    expect(bare).not.toContain(hint);
    expect(bare.split('<div').length).toBe(html.split('<div').length - 1);
  });

  it('the map does not mention a home in a hub that cannot locate postcodes', () => {
    expect(wordsOf(render([edinburgh], null))).toContain('LE1 3HP');
    expect(wordsOf(render([edinburgh], null, { homeLabel: null }))).not.toMatch(
      /LE1 3HP|home|postcode/i,
    );
  });

  it('each marker of the map is a link with a name and its number in the list', () => {
    const html = render([edinburgh, belfast]);
    const drawing = drawingOf(html);
    expect(linksOf(drawing)).toEqual([
      ['/unis/edinburgh', '1. Edinburgh'],
      ['/unis/belfast', '2. Belfast'],
    ]);
    expect([...drawing.matchAll(/<text[^>]*>(\d+)</g)].map(([, number]) => number)).toEqual([
      '1',
      '2',
    ]);
  });

  it('the list has the same places as the map, with distances', () => {
    const list = part(render([edinburgh, belfast]), 'ol');
    // Links are in the cards next to the list.
    expect(linksOf(list)).toEqual([]);
    expect(wordsOf(list)).toBe(
      '1 Edinburgh 243 miles from LE1 3HP 2 Belfast 238 miles from LE1 3HP',
    );
  });

  it('a marker for several nearby places shows how many there are, and links to the list', () => {
    const html = render([
      edinburgh,
      ...['A', 'B', 'C', 'D', 'E'].map((name) => point(name, leicester)),
    ]);
    const drawing = drawingOf(html);
    expect(linksOf(drawing)).toEqual([
      ['/unis/edinburgh', '1. Edinburgh'],
      ['#map-list', '5 places close together: A, B, C and 2 more. Go to the list.'],
    ]);
    expect(html).toContain('<ol id="map-list"');
    expect(wordsOf(html)).toContain(
      'A double ring means several places close together: see the list.',
    );
    expect(wordsOf(part(html, 'ol'))).toMatch(/(?<!\d)4 C Less than 1 mile from LE1 3HP/);
  });

  it('[AMB-34] places without a location or at 0,0 are only in the list', () => {
    const html = render([point('Nowhere', { lat: 0, lng: 0 }), belfast, point('Unknown', null)]);
    expect(linksOf(drawingOf(html))).toEqual([['/unis/belfast', '2. Belfast']]);
    expect(wordsOf(part(html, 'ol'))).toBe('1 Nowhere 2 Belfast 238 miles from LE1 3HP 3 Unknown');
    expect(wordsOf(html)).toMatch(/(?<!\d)2 places are only in the list/);
  });

  it.each([
    ['unknown', null],
    ['at 0,0', { lat: 0, lng: 0 }],
  ])('[AMB-34] distances are omitted when home is %s, with an explanation', (_name, home) => {
    const html = render([edinburgh, belfast], home);
    expect(html).not.toContain(' miles from');
    expect(wordsOf(html)).toContain('We can&#x27;t find LE1 3HP on the map');
    expect(linksOf(drawingOf(html))).toHaveLength(2);
  });

  it('a single sentence replaces the map when there are no places to show', () => {
    const html = render([]);
    expect(wordsOf(html)).toMatch(/^There is nothing to show on the map yet\./);
    expect(html).not.toMatch(/<svg|<ol|<h\d/);
  });

  it('numbers of a thousand or more have a comma, and data is rendered as text', () => {
    const html = render([point('<b>Far</b>', { lat: 40.7, lng: -74 })]);
    expect(html).toMatch(/(?<!\d)3,397 miles from LE1 3HP/);
    expect(html).not.toContain('<b>');
  });

  it('the map has no inline style, which the content security policy forbids', () => {
    expect(render([edinburgh, belfast, point('Unknown', null)])).not.toContain('style=');
  });
});
