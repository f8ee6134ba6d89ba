import { applicantWith } from '../applicants.ts';
import { costFigures, growthFigure, type Load, type Reading } from '../growth.ts';
import { signedInPage, startHub } from '../hub.ts';
import { load, type Target } from '../load.ts';
import { hubPorts } from '../ports.ts';
import { loadCore, serverCore, type Measured, type Run } from '../run.ts';
import { recordedApis, startRecordedApis } from '../stand-ins.ts';

const port = hubPorts.favourites;

/** How many favourites of each kind the applicants have. */
const [none, few, many] = [0, 50, 500];

/**
 * The dashboard shows as much of 500 favourites as of 50, and may cost no more; the page where they
 * are managed reads all, and may cost so much more as they are more.
 */
const pages = [
  { page: 'dashboard', path: '/dashboard', atMost: 1.1, isWhole: isWholeDashboard },
  { page: 'favourite courses', path: '/explore/favourites', atMost: 10, isWhole: isWholeList },
  {
    page: 'favourite universities',
    path: '/explore/favourites?kind=unis',
    atMost: 10,
    isWhole: isWholeList,
  },
];

/**
 * What favourites cost: pages per second with none, some and as many as there can be, with real
 * upstream calls. One server serves all of them in turns, so that a slow moment of the machine
 * meets each.
 */
export async function measureFavourites(run: Run): Promise<Measured> {
  const apis = await startRecordedApis(loadCore);
  const server = await startHub({ port, core: serverCore, env: recordedApis });
  const rounds: Reading[][] = [];
  try {
    const loads = await signIn();
    for (const { target } of loads) await load(server, target, run.warmUpSeconds, loadCore);
    for (let round = 0; round < run.rounds; round += 1) {
      const readings: Reading[] = [];
      for (const { page, favourites, target } of loads) {
        const result = await load(server, target, run.seconds, loadCore);
        readings.push({ page, favourites, result });
      }
      rounds.push(readings);
    }
    return {
      raw: rounds,
      figures: [
        ...costFigures(loads, rounds),
        ...pages.map(({ page, atMost }) => growthFigure({ page, few, many, atMost }, rounds)),
      ],
    };
  } finally {
    await Promise.all([server.stop(), apis.stop()]);
  }
}

async function signIn(): Promise<(Load & { target: Target })[]> {
  const loads = [];
  for (const { page, path, isWhole } of pages) {
    for (const favourites of [none, few, many]) {
      const persona = await applicantWith(favourites);
      const target = await signedInPage(port, {
        path,
        persona,
        isWhole: (html) => isWhole(html, favourites),
      });
      loads.push({ page, favourites, target });
    }
  }
  return loads;
}

function isWholeDashboard(html: string, favourites: number): boolean {
  return html.includes(
    `data-widget="Favourites" data-state="${favourites === 0 ? 'empty' : 'ready'}"`,
  );
}

/** Each row has a box to tick. */
function isWholeList(html: string, favourites: number): boolean {
  return html.includes('type="checkbox"') === favourites > 0;
}
