import { join } from 'node:path';
import { defineConfig, type Plugin, type Rollup } from 'vite';
import { classStyles, plainMarkup } from './vite.markup.ts';

const buildDirectory = process.env['HUB_BUILD_DIR'] ?? 'build';

/** The styles of islands are in the page's stylesheet: their scripts bring none. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  transform: (_code, id) =>
    /\.css(\?|$)/.test(id) && !id.includes('leaflet') ? { code: '', map: null } : null,
};

/** The script that a page begins with. */
const START = 'start';

/** What every page with a person on it needs, or every tool that is shown alone. */
const everywhere =
  /\/app\/(platform\/islands\/mount|platform\/layout\/Frame|platform\/flash\/Notices|platform\/layout\/SessionWatch|features\/queue\/QueueOver|features\/widget-kit\/FocusTop|features\/widget-kit\/LateNote|features\/dashboard\/WidgetContent|features\/dashboard\/load-widget-view)\.tsx?$/;

/** What several islands need and no page begins with, too small for a request of its own. */
const small = [
  /\/libs\/domain\/src\/(widgets\/columns|spotlights\/item-progress|settings\/parse-object)\.ts$/,
  /\/app\/features\/drafts\/(local-copies|text)\.ts$/,
];

/** Tools that are made of the same parts: they are one script with these, and with their rules. */
const tools = [
  {
    name: 'drafts',
    islands:
      /\/app\/(features\/widgets\/notes\/NotesFocused|features\/statement\/StatementEditor)\.tsx$/,
    rules: /\/libs\/domain\/src\/(notes|statement)\//,
  },
  {
    name: 'tariff',
    islands: /\/app\/features\/widgets\/tariff\/(FocusedTariff|TariffCard)\.tsx$/,
    rules: /\/libs\/domain\/src\/tariff\//,
  },
];

/** A module that at least so many islands need is in the script that all of them share. */
const SHARED_BY = 8;

/** On a poor line every request costs more than a few bytes: what islands share is one script. */
function chunks(): Rollup.GetManualChunk {
  const known = new Map<string, ReadonlySet<string>>();
  return (id, { getModuleInfo }) => {
    if (/\/node_modules\/(react|react-dom|scheduler)\/|commonjsHelpers/.test(id)) return 'react';
    if (id.includes('vite/preload-helper')) return START;
    if (small.some((one) => one.test(id))) return 'shared';
    // Every island imports the one index of the rules, whatever it uses of them.
    if (id.includes('/libs/domain/')) return tools.find(({ rules }) => rules.test(id))?.name;
    const neededBy = (module: string, path: readonly string[]): ReadonlySet<string> => {
      const before = known.get(module);
      if (before) return before;
      const info = getModuleInfo(module);
      const found = new Set(
        info?.isEntry ? [START] : info?.dynamicImporters.length ? [module] : [],
      );
      for (const importer of info?.importers ?? []) {
        if (path.includes(importer)) continue;
        for (const island of neededBy(importer, [...path, module])) found.add(island);
      }
      if (path.length === 0) known.set(module, found);
      return found;
    };
    const islands = neededBy(id, []);
    // What a page begins with brings nothing else along.
    if (islands.has(START)) return START;
    const isEverywhere = [...islands].some((island) => everywhere.test(island));
    if (isEverywhere || islands.size >= SHARED_BY) return 'shared';
    return tools.find(
      (tool) => islands.size > 0 && [...islands].every((island) => tool.islands.test(island)),
    )?.name;
  };
}

/** The browser's part of the islands (docs/islands.md), beside what Remix builds. */
export default defineConfig({
  plugins: [classStyles(true), plainMarkup, withoutStyles],
  publicDir: false,
  build: {
    outDir: join(buildDirectory, 'client'),
    emptyOutDir: false,
    manifest: 'islands.json',
    target: 'es2020',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { start: 'app/entry.islands.ts' },
      output: { manualChunks: chunks(), onlyExplicitManualChunks: true },
    },
  },
});
