import { join } from 'node:path';
import { defineConfig, type Plugin, type Rollup } from 'vite';
import { classStyles, plainMarkup } from './vite.markup.ts';
import { fileOf, isPageStyle, modulesAt, modulesIn, modulesOf } from './vite.modules.ts';

const buildDirectory = process.env['HUB_BUILD_DIR'] ?? 'build';

/** The styles of islands are in the page's stylesheet: their scripts bring none, but for the map. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  transform: (_code, id) => (isPageStyle(id) ? { code: '', map: null } : null),
};

/** The script that a page begins with. */
const START = 'start';

/** What a press or a letter goes through. */
const pressed = new Set(['react', 'shared', 'drafts']);

/** Only at the very beginning of a script. */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad\n';

/**
 * Lets the browser compile all of a script while it comes, beside the page. Otherwise it compiles each
 * function when it is first called, and the first press or letter pays for all that it calls.
 */
const compiledAhead: Plugin = {
  name: 'compiled-ahead',
  augmentChunkHash: ({ name }) => (pressed.has(name) ? COMPILE_ALL : undefined),
  generateBundle: {
    // What Vite preloads by is put before the script, too.
    order: 'post',
    handler(_options, files) {
      for (const file of Object.values(files)) {
        if (file.type === 'chunk' && pressed.has(file.name)) file.code = COMPILE_ALL + file.code;
      }
    },
  },
};

/** What every page with a person on it needs, or every tool that is shown alone. */
const everywhere = modulesAt('app', [
  'platform/islands/mount.tsx',
  'platform/layout/frame/Frame.tsx',
  'platform/flash/Notices.tsx',
  'platform/layout/session/SessionWatch.tsx',
  'features/queue/QueueOver.tsx',
  'features/widget-kit/FocusTop.tsx',
  'features/widget-kit/LateNote.tsx',
  'features/dashboard/grid/WidgetContent.tsx',
  'features/dashboard/grid/load-widget-view.ts',
]);

const react = modulesOf('react', 'react-dom', 'scheduler');
const domain = modulesIn('../../libs/domain/src');

/** What several islands need and no page begins with, too small for a request of its own. */
const small = new Set([
  ...modulesAt('../../libs/domain/src', [
    'widgets/columns.ts',
    'spotlights/item-progress.ts',
    'settings/parse-object.ts',
  ]),
  ...modulesAt('../../libs/copy/src', ['stages.ts']),
  ...modulesAt('app/platform', ['layout/frame/screen-only.css.ts']),
  ...modulesAt('app/features', [
    'adverts/fields.ts',
    'catalogue/cards/ShowRest.tsx',
    'dashboard/arrange/arrange-path.ts',
    'drafts/device/local-copies.ts',
    'drafts/editor/text.ts',
    'favourites/ShortlistNote.tsx',
  ]),
]);

/** Tools that are made of the same parts: they are one script with these, and with their rules. */
const tools = [
  {
    name: 'drafts',
    islands: modulesAt('app/features', [
      'widgets/notes/NotesFocused.tsx',
      'statement/StatementEditor.tsx',
    ]),
    rules: modulesIn('../../libs/domain/src/notes', '../../libs/domain/src/statement'),
  },
  {
    name: 'tariff',
    islands: modulesAt('app/features/widgets/tariff', ['FocusedTariff.tsx', 'TariffCard.tsx']),
    rules: modulesIn('../../libs/domain/src/tariff'),
  },
];

/** What one island alone uses of the design system, all of whose components come by one index. */
const alone = modulesIn('../../libs/design-system/src/SummaryList');

/** What Rollup and Vite add to scripts of their own: the wrapper of CommonJS, and the preloading. */
const COMMON_JS = '\0commonjsHelpers.js';
const PRELOAD = '\0vite/preload-helper.js';

/** A module that at least so many islands need is in the script that all of them share. */
const SHARED_BY = 8;

/** On a poor line every request costs more than a few bytes: what islands share is one script. */
function chunks(): Rollup.GetManualChunk {
  const known = new Map<string, ReadonlySet<string>>();
  return (id, { getModuleInfo }) => {
    if (react.has(fileOf(id)) || id === COMMON_JS) return 'react';
    if (id === PRELOAD) return START;
    if (small.has(fileOf(id))) return 'shared';
    if (alone.has(fileOf(id))) return undefined;
    // Every island imports the one index of the rules, whatever it uses of them.
    if (domain.has(id)) return tools.find(({ rules }) => rules.has(id))?.name;
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
    const isEverywhere = [...islands].some((island) => everywhere.has(island));
    if (isEverywhere || islands.size >= SHARED_BY) return 'shared';
    return tools.find(
      (tool) => islands.size > 0 && [...islands].every((island) => tool.islands.has(island)),
    )?.name;
  };
}

/** The browser's part of the islands (docs/islands.md), beside what Remix builds. */
export default defineConfig({
  plugins: [classStyles(true), plainMarkup, withoutStyles, compiledAhead],
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
      output: {
        manualChunks: chunks(),
        onlyExplicitManualChunks: true,
        // The script that every page begins with names all others: so they are short, and 28 bits
        // tell two versions of one file apart. Rollup asks for seven characters.
        hashCharacters: 'hex',
        chunkFileNames: ({ name }) => `assets/${name.slice(0, 5)}-[hash:7].js`,
      },
    },
  },
});
