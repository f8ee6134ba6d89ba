import { applicantWith } from '../load/applicants.ts';
import { costFigures, ratioFigure, type Comparison, type Load, type Reading } from '../growth.ts';
import { signedInPage, startHub } from '../stack/hub.ts';
import { load, type Target } from '../load/load.ts';
import { hubPorts } from '../stack/ports.ts';
import { loadCore, serverCore, type Measured, type Run } from '../run.ts';
import { recordedApis, startRecordedApis } from '../stack/fake-apis.ts';

const port = hubPorts.favourites;

const [few, many] = [50, 500];

/**
 * The pages to measure. The dashboard displays the same number of favourites, whether the applicant
 * has few or many.
 */
const pages = [
  { page: 'dashboard', favourites: few, path: '/dashboard', isWhole: isWholeDashboard },
  { page: 'dashboard', favourites: many, path: '/dashboard', isWhole: isWholeDashboard },
  {
    page: 'favourite courses',
    favourites: many,
    path: '/explore/favourites',
    isWhole: isWholeList,
  },
  {
    page: 'favourite universities',
    favourites: many,
    path: '/explore/favourites?kind=unis',
    isWhole: isWholeList,
  },
];

const ofMany = (page: string) => ({ page, favourites: many });

const comparisons: Comparison[] = [
  {
    measure: `dashboard, ${many} favourites relative to ${few}, by server CPU`,
    of: ofMany('dashboard'),
    to: { page: 'dashboard', favourites: few },
    goal: { atMost: 1.1 },
  },
  {
    measure: `favourite courses, ${many}, relative to the dashboard, by server CPU`,
    of: ofMany('favourite courses'),
    to: ofMany('dashboard'),
    goal: { atMost: 1.2 },
    fail: { atMost: 1.5 },
  },
  {
    measure: `favourite universities, ${many}, relative to the dashboard, by server CPU`,
    of: ofMany('favourite universities'),
    to: ofMany('dashboard'),
    goal: { atMost: 1.2 },
  },
];

/**
 * Measures the cost of favourites: pages per second and CPU time with few and with many favourites,
 * with real upstream calls. One server serves all loads in turn, so that slow moments of the
 * machine affect all of them.
 */
export async function measureFavourites(run: Run): Promise<Measured> {
  const apis = await startRecordedApis(loadCore);
  const server = await startHub({ port, core: serverCore, env: recordedApis });
  const rounds: Reading[][] = [];
  try {
    const loads = await signIn();
    for (const { target } of loads) await load(server, [target], run.warmUpSeconds, loadCore);
    for (let round = 0; round < run.rounds; round += 1) {
      const readings: Reading[] = [];
      for (const { page, favourites, target } of loads) {
        const result = await load(server, [target], run.seconds, loadCore);
        readings.push({ page, favourites, result });
      }
      rounds.push(readings);
    }
    return {
      raw: rounds,
      figures: [
        ...costFigures(loads, rounds),
        ...comparisons.map((comparison) => ratioFigure(comparison, rounds)),
      ],
    };
  } finally {
    await Promise.all([server.stop(), apis.stop()]);
  }
}

async function signIn(): Promise<(Load & { target: Target })[]> {
  const loads = [];
  for (const { page, favourites, path, isWhole } of pages) {
    const persona = await applicantWith(favourites);
    loads.push({ page, favourites, target: await signedInPage(port, { path, persona, isWhole }) });
  }
  return loads;
}

function isWholeDashboard(html: string): boolean {
  return html.includes('data-widget="Favourites" data-state="ready"');
}

function isWholeList(html: string): boolean {
  return html.includes('type="checkbox"');
}
