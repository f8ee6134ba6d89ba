import { readFileSync } from 'node:fs';
import { applicantWith } from '../load/applicants.ts';
import type { Figure } from '../goals.ts';
import { hello, startHello } from '../stack/hello.ts';
import { dashboardOf, signedInPage, startHub } from '../stack/hub.ts';
import type { Target } from '../load/load.ts';
import { ownersOf, scriptsOf, untouchedRequests } from '../page-scripts.ts';
import { hubPorts } from '../stack/ports.ts';
import type { Measured } from '../run.ts';
import { measureResponse, sizeTransfer } from '../load/transfer.ts';
import { measureMap } from './map.ts';

const port = hubPorts.weights;

/** Persona whose pages are measured: an applicant who waits for decisions. */
const persona = 'waiting';

const viteManifest = 'apps/hub/build/client/islands.json';

/** Tools with a focused view, and their folders below `app`. */
const focusable = [
  { id: 'Notes', folders: ['widgets/notes'] },
  { id: 'Tariff', folders: ['widgets/tariff'] },
  { id: 'StatementNew', folders: ['widgets/statement-new', 'statement'] },
];

/** Measures the transfer sizes of pages, which do not depend on the load of the machine. */
export async function measureWeights(): Promise<Measured> {
  const servers = await Promise.all([startHub({ port }), startHello()]);
  try {
    const page = await dashboardOf(port, persona);
    const requests = await untouchedRequests(page);
    const hub = await sizeTransfer(requests, page);
    const reference = await sizeTransfer(await untouchedRequests(hello), hello);
    const htmlBytes = await sizeHtml(page);
    const answerBytes = await measureResponse(page);
    const tools = await measureTools(scriptsOf(requests));
    const map = await measureMap(port);
    const kB = (bytes: number) => ({ value: bytes / 1000, unit: 'kB brotli', digits: 1 });
    return {
      raw: {
        htmlBytes,
        answerBytes,
        requests,
        hub,
        hello: reference,
        tools: tools.raw,
        map: map.raw,
      },
      figures: [
        {
          measure: `HTML of the dashboard of ${persona}, uncompressed`,
          value: htmlBytes / 1000,
          unit: 'kB',
          digits: 1,
        },
        {
          measure: '  as sent, with headers',
          value: answerBytes / 1000,
          unit: 'kB',
          digits: 1,
          // Size of the initial congestion window, before anything is acknowledged.
          goal: { atMost: 14.6 },
          fail: { atMost: 18 },
        },
        {
          measure: 'JavaScript before the first interaction',
          ...kB(hub.scriptBytes),
          goal: { atMost: 11 },
          fail: { atMost: 20 },
        },
        { measure: '  JavaScript of the hello-world', ...kB(reference.scriptBytes) },
        { measure: 'CSS', ...kB(hub.styleBytes) },
        {
          measure: 'whole page before the first interaction',
          ...kB(hub.totalBytes),
          goal: { atMost: 130 },
        },
        { measure: '  requests', value: hub.requests, unit: '', goal: { atMost: 12 } },
        { measure: '  web fonts', value: hub.fontRequests, unit: '', goal: { atMost: 0 } },
        ...tools.figures,
        ...map.figures,
      ],
    };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

/** Uncompressed size of a page, in bytes. */
async function sizeHtml({ url, cookie = '' }: Target): Promise<number> {
  const headers = { Cookie: cookie, 'Accept-Encoding': 'identity' };
  return (await (await fetch(url, { headers })).arrayBuffer()).byteLength;
}

/** @param pageScripts scripts that every page loads */
async function measureTools(pageScripts: readonly string[]): Promise<Measured> {
  const ownerOf = ownersOf(JSON.parse(readFileSync(viteManifest, 'utf8')));
  const applicant = await applicantWith(5);
  const figures: Figure[] = [];
  const raw: Record<string, string[]> = {};
  for (const { id, folders } of focusable) {
    const target = await signedInPage(port, {
      path: `/dashboard?widget=${id}`,
      persona: applicant,
      isWhole: (html) => html.includes(`data-widget="${id}"`),
    });
    const all = scriptsOf(await untouchedRequests(target));
    const own = all.filter((script) => !pageScripts.includes(script));
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
        measure: `focused ${id}: scripts beyond the page's own`,
        value: own.length,
        unit: '',
        goal: { atMost: 3 },
        fail: { atMost: 4 },
      },
      {
        measure: '  size of these scripts',
        value: scriptBytes / 1000,
        unit: 'kB brotli',
        digits: 1,
      },
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
