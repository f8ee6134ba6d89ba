import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig, type Plugin, type Rollup } from 'vite';
import { buildDirectory, resolve } from './vite.language.ts';
import { plainMarkup } from './vite.markup.ts';
import { fileOf, isPageStyle, modulesAt, modulesIn, modulesOf } from './vite.modules.ts';

/**
 * The styles of islands are in the page's stylesheet, so island scripts load no styles. The map is
 * an exception.
 */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  transform: (_code, id) => (isPageStyle(id) ? { code: '', map: null } : null),
};

/** The first script on every page. */
const START = 'start';

/** Chunks whose code runs on a click or a key press. */
const pressed = new Set(['react', 'shared', 'drafts']);

/** This comment has an effect only at the very start of a script. */
const COMPILE_ALL = '//# allFunctionsCalledOnLoad\n';

/**
 * Lets the browser compile a whole script in parallel while it loads. Otherwise each function is
 * compiled when it is first called, which delays the first click or key press.
 */
const compiledAhead: Plugin = {
  name: 'compiled-ahead',
  augmentChunkHash: ({ name }) => (pressed.has(name) ? COMPILE_ALL : undefined),
  generateBundle: {
    // Runs last, because Vite also adds its preload code at the start of a script.
    order: 'post',
    handler(_options, files) {
      for (const file of Object.values(files)) {
        if (file.type === 'chunk' && pressed.has(file.name)) file.code = COMPILE_ALL + file.code;
      }
    },
  },
};

/** Modules needed by every page for signed-in users, or by every tool on its own page. */
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

/**
 * Modules that several islands need but no page needs when it starts. They are too small for
 * separate requests.
 */
const small = new Set([
  ...modulesIn('../../libs/domain/src/language', '../../libs/domain/src/text'),
  ...modulesAt('../../libs/domain/src', [
    'widgets/columns.ts',
    'spotlights/item-progress.ts',
    'settings/parse-object.ts',
  ]),
  ...modulesAt('../../libs/copy/src', ['stages.ts']),
  ...modulesAt('app/platform', [
    'browser/time/time-limit.ts',
    'islands/update/use-back-in-place.ts',
    'layout/frame/screen-only.css.ts',
  ]),
  ...modulesAt('app/features', [
    'adverts/fields.ts',
    'catalogue/cards/ShowRest.tsx',
    'dashboard/arrange/arrange-path.ts',
    'drafts/device/local-copies.ts',
    'drafts/editor/text.ts',
    'favourites/ShortlistNote.tsx',
  ]),
]);

/** Tools that share components. Each group is one script, together with its domain rules. */
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

/**
 * Components that only one island uses, and that are therefore not part of the script with the
 * other components.
 */
const alone = modulesIn('../../libs/design-system/src/SummaryList');

/** Modules that Rollup and Vite generate: the CommonJS wrapper and the preload code. */
const COMMON_JS = '\0commonjsHelpers.js';
const PRELOAD = '\0vite/preload-helper.js';

/** A module that at least this many islands need belongs to the shared script. */
const SHARED_BY = 8;

/**
 * Groups modules into a few scripts, because on a slow network a request costs more than a few
 * extra bytes.
 */
function chunks(): Rollup.GetManualChunk {
  const known = new Map<string, ReadonlySet<string>>();
  return (id, { getModuleInfo }) => {
    if (react.has(fileOf(id)) || id === COMMON_JS) return 'react';
    if (id === PRELOAD) return START;
    if (small.has(fileOf(id))) return 'shared';
    if (alone.has(fileOf(id))) return undefined;
    // Every island imports the index of the domain rules, even if it uses only a few of them.
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
    // The start script must not load other code.
    if (islands.has(START)) return START;
    const isEverywhere = [...islands].some((island) => everywhere.has(island));
    if (isEverywhere || islands.size >= SHARED_BY) return 'shared';
    return tools.find(
      (tool) => islands.size > 0 && [...islands].every((island) => tool.islands.has(island)),
    )?.name;
  };
}

/** The client build of the islands (docs/islands.md), in addition to the Remix build. */
export default defineConfig({
  resolve,
  plugins: [vanillaExtractPlugin(), plainMarkup, withoutStyles, compiledAhead],
  publicDir: false,
  build: {
    outDir: join(buildDirectory, 'client'),
    emptyOutDir: false,
    manifest: 'islands.json',
    target: browserslistToEsbuild(),
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { start: 'app/entry.islands.ts' },
      output: {
        manualChunks: chunks(),
        onlyExplicitManualChunks: true,
      },
    },
  },
});
