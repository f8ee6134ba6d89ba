import { readFileSync } from 'node:fs';
import { applicantWith } from '../applicants.ts';
import type { Figure } from '../goals.ts';
import { signedInPage, startHub } from '../hub.ts';
import { load, type Target } from '../load.ts';
import { hubPorts } from '../ports.ts';
import { loadCore, serverCore, type Measured, type Run } from '../run.ts';
import { control, recordedApis, startRecordedApis } from '../stand-ins.ts';
import { sizeTransfer } from '../transfer.ts';
import { loadedScripts, ownersOf } from '../widget-scripts.ts';
import { shownWidgets, stepsTo, widgetFigures, type WidgetReading } from '../widgets.ts';

const port = hubPorts.widgets;
const path = '/dashboard';
const favourites = 5;

const viteManifest = 'apps/hub/build/client/islands.json';

/** Widgets that can be focused, and the folders below `app` that are theirs. */
const focusable = [
  { id: 'Notes', folders: ['widgets/notes'] },
  { id: 'Tariff', folders: ['widgets/tariff'] },
  { id: 'StatementNew', folders: ['widgets/statement-new', 'statement'] },
];

/** What the dashboard costs by the number of widgets shown, and what a focused one loads. */
export async function measureWidgets(run: Run): Promise<Measured> {
  const apis = await startRecordedApis(loadCore);
  const server = await startHub({ port, core: serverCore, env: recordedApis });
  try {
    const pages = await signIn();
    const rounds: WidgetReading[][] = [];
    for (const { target } of pages) await load(server, target, run.warmUpSeconds, loadCore);
    for (let round = 0; round < run.rounds; round += 1) {
      const readings: WidgetReading[] = [];
      for (const { shown, target } of pages) {
        readings.push({ shown, result: await load(server, target, run.seconds, loadCore) });
      }
      rounds.push(readings);
    }
    const scripts = await measureScripts();
    return {
      raw: { rounds, scripts: scripts.raw },
      figures: [...widgetFigures(rounds), ...scripts.figures],
    };
  } finally {
    await Promise.all([server.stop(), apis.stop()]);
  }
}

/** One applicant for each number of widgets; they differ in nothing else. */
async function signIn(): Promise<{ shown: number; target: Target }[]> {
  const all = await gridOf(await applicantWith(favourites));
  const pages = [];
  for (const shown of stepsTo(all.length)) {
    const persona = await applicantWith(favourites);
    await show(persona, all, shown);
    const target = await signedInPage(port, {
      path,
      persona,
      isWhole: (html) => shownWidgets(html).length === shown,
    });
    pages.push({ shown, target });
  }
  return pages;
}

/** The widgets that the grid has for an applicant. */
async function gridOf(persona: string): Promise<string[]> {
  let all: string[] = [];
  await signedInPage(port, {
    path,
    persona,
    isWhole: (html) => (all = shownWidgets(html)).length > 0,
  });
  return all;
}

const show = (persona: string, all: readonly string[], shown: number) =>
  control('PUT', `/users/${persona}`, {
    settings: all.map((name, index) => ({
      collection: 'dashboardWidgetsActive',
      name,
      data: index < shown,
    })),
  });

async function measureScripts(): Promise<Measured> {
  const ownerOf = ownersOf(JSON.parse(readFileSync(viteManifest, 'utf8')));
  const persona = await applicantWith(favourites);
  const all = await gridOf(persona);
  await show(persona, all, 0);
  const of = async (query: string) => {
    const target = await signedInPage(port, { path: path + query, persona, isWhole: () => true });
    return { target, scripts: await loadedScripts(target) };
  };
  const shell = new Set((await of('')).scripts);
  const figures: Figure[] = [];
  const raw: Record<string, string[]> = {};
  for (const { id, folders } of focusable) {
    const { target, scripts } = await of(`?widget=${id}`);
    const own = scripts.filter((script) => !shell.has(script));
    const others = own.filter((script) => {
      const owner = ownerOf(script);
      return owner !== undefined && !folders.includes(owner);
    });
    const requests = own.map((script) => ({
      url: new URL(script, target.url).href,
      type: 'Script',
    }));
    const { scriptBytes } = await sizeTransfer(requests, target);
    raw[id] = own;
    figures.push(
      {
        measure: `focused ${id}: JavaScript beyond the page's own`,
        value: scriptBytes / 1000,
        unit: 'kB brotli',
        digits: 1,
      },
      { measure: '  scripts', value: own.length, unit: '', goal: { atMost: 3 } },
      {
        measure: '  scripts of other widgets',
        value: others.length,
        unit: '',
        goal: { atMost: 0 },
      },
    );
  }
  return { raw, figures };
}
