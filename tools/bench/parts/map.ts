import { applicantWith } from '../load/applicants.ts';
import type { Figure } from '../goals.ts';
import { signedInPage } from '../stack/hub.ts';
import { loadMap } from '../load/map-load.ts';
import type { Measured } from '../run.ts';
import { sizeTransfer, type Transfer } from '../load/transfer.ts';

/** Five favourites fill the shortlist, which the dashboard's map shows first. */
const favourites = 5;

const mapId = 'favourites-map';

/**
 * Measures the cost of the dashboard's interactive map. Its library must not load before the map is
 * visible.
 *
 * @param port of a running hub
 */
export async function measureMap(port: number): Promise<Measured> {
  const page = await signedInPage(port, {
    path: '/dashboard',
    persona: await applicantWith(favourites),
    isWhole: (html) => html.includes(`id="${mapId}"`),
  });
  const { outOfView, inView } = await loadMap(page, mapId);
  const first = await sizeTransfer(outOfView, page);
  const all = await sizeTransfer(inView, page);
  if (all.mapLibraryBytes === 0) throw new Error('no file contains the library of the map');
  return {
    raw: { outOfView, inView, first, all },
    figures: [
      ...compare('JavaScript', 'scriptBytes', first, all),
      ...compare('CSS', 'styleBytes', first, all),
      ...compare('images', 'imageBytes', first, all),
      { ...kB('  Leaflet on first load', first.mapLibraryBytes), goal: { atMost: 0 } },
      kB('  Leaflet once the map is in view', all.mapLibraryBytes),
    ],
  };
}

const compare = (
  what: string,
  figure: 'scriptBytes' | 'styleBytes' | 'imageBytes',
  first: Transfer,
  all: Transfer,
): Figure[] => [
  kB(`dashboard with a map: ${what} on first load`, first[figure]),
  kB('  once the map is in view', all[figure]),
];

const kB = (measure: string, bytes: number): Figure => ({
  measure,
  value: bytes / 1000,
  unit: 'kB brotli',
  digits: 1,
});
