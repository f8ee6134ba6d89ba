import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Who may import whom. Every project has exactly one type tag and there is no wildcard row. */
const boundaries = [
  {
    sourceTag: 'type:app',
    onlyDependOnLibsWithTags: ['type:client', 'type:domain', 'type:ui', 'type:copy'],
  },
  { sourceTag: 'type:services', onlyDependOnLibsWithTags: ['type:domain'] },
  { sourceTag: 'type:client', onlyDependOnLibsWithTags: ['type:domain'] },
  {
    sourceTag: 'type:domain',
    onlyDependOnLibsWithTags: [],
    bannedExternalImports: ['*'],
  },
  {
    sourceTag: 'type:ui',
    onlyDependOnLibsWithTags: [],
    bannedExternalImports: ['@remix-run/*', 'node:*'],
  },
  { sourceTag: 'type:copy', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'type:e2e', onlyDependOnLibsWithTags: ['type:domain', 'type:copy'] },
  { sourceTag: 'type:tool', onlyDependOnLibsWithTags: ['type:domain', 'type:copy', 'type:app'] },
];

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/build/**',
      '**/build-pseudo/**',
      '**/dist/**',
      '.nx/**',
      '.data/**',
      '.reports/**',
      'libs/copy/src/paraglide/**',
      'pacts/**',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: {
          allowDefaultProject: ['vitest.config.ts'],
        },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/only-throw-error': 'off', // Remix guards throw Response objects.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    files: ['**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    extends: [jsxA11y.flatConfigs.strict],
    rules: { ...reactHooks.configs.recommended.rules },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        { enforceBuildableLibDependency: false, allow: [], depConstraints: boundaries },
      ],
    },
  },
  {
    files: ['**/*.mjs', 'tools/**'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', 'e2e/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  prettier,
);
