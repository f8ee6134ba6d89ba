import { readCachedProjectGraph } from '@nx/devkit';
import nx from '@nx/eslint-plugin';
import { defineConfig } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import { parser } from 'typescript-eslint';
import * as rooms from './apps/hub/rooms.mjs';
import { wallsOf } from './tools/house/rule.mjs';

/**
 * Allowed imports between projects. Every project has exactly one type tag, and there is no
 * wildcard row.
 *
 * @param {string[]} domainPackages the npm packages that libs/domain may import
 */
const boundaries = (domainPackages) => [
  {
    sourceTag: 'type:app',
    onlyDependOnLibsWithTags: ['type:client', 'type:domain', 'type:ui', 'type:copy'],
  },
  { sourceTag: 'type:fake-apis', onlyDependOnLibsWithTags: ['type:domain'] },
  { sourceTag: 'type:service', onlyDependOnLibsWithTags: ['type:domain'] },
  { sourceTag: 'type:client', onlyDependOnLibsWithTags: ['type:domain'] },
  {
    sourceTag: 'type:domain',
    onlyDependOnLibsWithTags: [],
    allowedExternalImports: domainPackages,
  },
  { sourceTag: 'type:ui', onlyDependOnLibsWithTags: [], bannedExternalImports: ['@remix-run/*'] },
  { sourceTag: 'type:copy', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:e2e', onlyDependOnLibsWithTags: ['type:domain', 'type:copy'] },
  { sourceTag: 'type:tool', onlyDependOnLibsWithTags: ['type:domain', 'type:copy'] },
  { sourceTag: 'type:workspace', onlyDependOnLibsWithTags: [] },
];

/** @param {string[]} domainPackages */
const enforceBoundaries = (domainPackages) => ({
  '@nx/enforce-module-boundaries': [
    'error',
    {
      enforceBuildableLibDependency: false,
      allow: [],
      // Imports inside a project use `#app/…` or `#src/…` instead of a relative path to a parent
      // folder.
      allowCircularSelfDependency: true,
      depConstraints: boundaries(domainPackages),
    },
  ],
});

/**
 * Attributes that mark parts of the design system. A component is styled by its props, so the hub's
 * styles must not use these attributes to select the root or the inner elements of a component.
 */
const REACHES_IN = String.raw`/\[data-(component|part)\b/`;
/** Matches a selector that ends in an element instead of one of the hub's classes or attributes. */
const ENDS_IN_ELEMENT = String.raw`/(^|[\s>+~(])(\*|[a-z][a-z0-9]*)([:[)][^\s]*)?$/`;
const noOverrides = {
  'no-restricted-syntax': [
    'error',
    ...[`Literal[value=${REACHES_IN}]`, `TemplateElement[value.raw=${REACHES_IN}]`].map(
      (selector) => ({
        selector,
        message: 'Use the props of the component instead of the attributes of its parts.',
      }),
    ),
    {
      selector: [
        `CallExpression[callee.name="globalStyle"] > :first-child TemplateElement[tail=true][value.raw=${ENDS_IN_ELEMENT}]`,
        `CallExpression[callee.name="globalStyle"] > CallExpression:first-child > Literal[value=${ENDS_IN_ELEMENT}]`,
        `Property[computed=true] > TemplateLiteral.key > TemplateElement[tail=true][value.raw=${ENDS_IN_ELEMENT}]`,
      ].join(', '),
      message:
        'The element may be inside a component: give the element a class, or the component a prop.',
    },
  ],
};
const noOwnComponents = {
  'no-restricted-syntax': [
    'error',
    {
      selector:
        'JSXOpeningElement[name.name=/^(button|dialog|details|summary|table|select|textarea|fieldset|legend|progress|meter|hr|h[1-6])$/]:not(:has(> JSXAttribute[name.name="hidden"]))',
      message: 'The design system has a component for this element.',
    },
  ],
};

/**
 * A test may be skipped only if a program is missing (`isRedisMissing`), or with `quarantined`
 * (decision 60).
 */
const noSkippedTests = {
  'no-restricted-syntax': [
    'error',
    {
      selector:
        'CallExpression[callee.property.name=/^skip(If)?$/]:not([arguments.0.name=/^is\\w+Missing$/], :has(> LogicalExpression[left.name=/^is\\w+Missing$/][right.name=/^is\\w+Missing$/]))',
      message: 'Use `quarantined(reason, date)`, or a constant such as `isRedisMissing`.',
    },
    {
      selector:
        'MemberExpression[property.name=/^(only|fixme|todo|fails|runIf)$/]:matches([object.name=/^(it|test|describe)$/], [object.object.name="test"])',
      message: 'A test always runs. Use `quarantined(reason, date)` in a journey.',
    },
  ],
};

const replacedWords = [
  ...[
    'nobody',
    'somebody',
    'everybody',
    'whoever',
    'whom',
    'anew',
    'seldom',
    'meanwhile',
    'lateness',
  ],
  ...['what came of', 'cannot be had', 'be had', 'but for', 'for it is'],
  ...['stand-in', 'deed', 'heir', 'finder', 'flick'],
];

// The boundary rule reads Nx's cached project graph, and reports nothing without it. `npm run lint`
// and the `lint` targets update the graph first. In an editor, the rule uses the last saved graph.
try {
  readCachedProjectGraph();
} catch {
  throw new Error(
    'There is no project graph yet. `npm run lint` writes it, as does any nx command.',
  );
}

export default defineConfig(
  {
    ignores: [
      '**/node_modules/**',
      '**/build/**',
      '**/build-cy/**',
      '**/build-pseudo/**',
      '**/dist/**',
      '**/storybook-static/**',
      '.nx/**',
      '.data/**',
      '.reports/**',
      'libs/copy/src/paraglide/**',
      // These apps are outside the workspace. The compiler checks them where they are installed.
      'libs/design-system/consumers/apps/**',
      'libs/design-system/consumers/types.tsx',
      'pacts/**',
    ],
  },
  {
    // Rules that oxlint has, including typed rules, are in .oxlintrc.json (decision 61).
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser },
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict],
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { '@nx': nx },
    // This configuration itself imports rules from projects.
    ignores: ['eslint.config.mjs'],
    rules: enforceBoundaries([]),
  },
  {
    // Words that the style guide in CONTRIBUTING replaces, and former names in the code.
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: ['eslint.config.mjs'],
    rules: { 'no-warning-comments': ['error', { terms: replacedWords, location: 'anywhere' }] },
  },
  {
    files: ['libs/domain/**/*.test.ts'],
    rules: enforceBoundaries(['vitest', 'fast-check']),
  },
  {
    // These libraries run in the browser too. (The boundary rule does not check Node's own
    // modules.)
    files: ['libs/{domain,design-system,copy}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^node:', message: 'This library also runs in the browser.' }] },
      ],
    },
  },
  {
    files: ['apps/hub/app/**/*.{ts,tsx}'],
    plugins: { hub: { rules: { walls: wallsOf(rooms) } } },
    rules: { 'hub/walls': 'error' },
  },
  {
    files: ['apps/hub/app/**/*.css.ts'],
    // This file overrides Leaflet's own styles inside the map.
    ignores: ['apps/hub/app/platform/map/leaflet-map.css.ts'],
    rules: noOverrides,
  },
  {
    files: ['apps/hub/app/**/*.tsx'],
    // A downloaded file that is opened without the hub has no stylesheet.
    ignores: ['**/*.test.tsx', 'apps/hub/app/features/your-data/**'],
    rules: noOwnComponents,
  },
  { files: ['**/*.{test,spec}.{ts,tsx}'], rules: noSkippedTests },
  {
    files: [
      '{apps/hub,apps/fake-apis,apps/hub-service,libs/domain,libs/api-clients,libs/design-system,tools}/**/*.test.{ts,tsx}',
    ],
    ignores: ['**/*.mocked.test.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['mock', 'doMock'].map((property) => ({
          object: 'vi',
          property,
          message:
            'Tests share their modules: call the file `*.mocked.test.ts` (vitest.config.ts).',
        })),
      ],
    },
  },
);
