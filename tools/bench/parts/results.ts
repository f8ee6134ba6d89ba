import { signedInPage, startHub } from '../stack/hub.ts';
import type { Target } from '../load/load.ts';
import { hubPorts } from '../stack/ports.ts';
import { serverCore, type Measured, type Run } from '../run.ts';
import { median } from '../statistics.ts';

const port = hubPorts.results;

/** The unfiltered page first, then pages with one filter each, then a page with several filters. */
const searches = {
  'no filter': '',
  words: '?SearchText=university+of+science+with+business',
  'a letter in most titles': '?SearchText=a',
  'a subject': '?subjectGuides=53',
  qualifications: '?qualification=BA+(Hons)&qualification=BSc+(Hons)',
  'a study mode': '?studyMode=Part-time',
  regions: '?region=London&region=Scotland&region=Wales',
  places: '?locations=London&locations=Glasgow&locations=Cardiff',
  'order by distance': '?sort=nearest',
  'page 100': '?page=100',
  'several filters':
    '?SearchText=business&qualification=BA+(Hons)&qualification=BSc+(Hons)&region=London&studyMode=Full-time&sort=nearest',
};

/**
 * Measures the time of result pages with each filter, compared with the unfiltered page. Pages are
 * requested one at a time. The time includes the search in the fake courses API, which has 15,000
 * courses.
 */
export async function measureResults(run: Run): Promise<Measured> {
  const server = await startHub({ port, core: serverCore, env: { LIMIT_SEARCHES: '0' } });
  const rounds: number[][] = [];
  try {
    const targets: Target[] = [];
    for (const query of Object.values(searches)) {
      const path = `/coursedisplay/results${query}`;
      const isWhole = (html: string) => html.includes('/coursedisplay/courses/');
      targets.push(await signedInPage(port, { path, persona: 'waiting', isWhole }));
    }
    // The first round is a warm-up.
    for (let round = 0; round <= run.rounds; round += 1) {
      const readings: number[] = [];
      for (const target of targets) readings.push(await pageMs(target, run));
      if (round > 0) rounds.push(readings);
    }
  } finally {
    await server.stop();
  }
  const figures = Object.keys(searches).map((search, at) => ({
    measure: `results, ${search}`,
    value: median(rounds.flatMap((readings) => readings[at] ?? [])),
    unit: 'ms',
    digits: 1,
  }));
  const times = figures.map(({ value }) => value);
  const [plain = 0] = times;
  return {
    raw: rounds,
    figures: [
      ...figures,
      {
        measure: 'results, the slowest search relative to no filter',
        value: Math.max(...times) / plain,
        unit: '×',
        digits: 2,
        goal: { atMost: 1.5 },
      },
    ],
  };
}

/** Median time until a page is complete, with sequential requests. */
async function pageMs({ url, cookie = '' }: Target, { resultPages }: Run): Promise<number> {
  const times = [];
  for (let page = 0; page < resultPages; page += 1) {
    const started = performance.now();
    const response = await fetch(url, { headers: { Cookie: cookie } });
    await response.text();
    if (response.status !== 200) throw new Error(`${url} responds with ${response.status}`);
    times.push(performance.now() - started);
  }
  return median(times);
}
