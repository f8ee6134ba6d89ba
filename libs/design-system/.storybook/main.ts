import type { StorybookConfig } from '@storybook/react-vite';
import { exampleIndexer } from './examples/indexer.ts';

/**
 * Props that every root accepts (`RootProps`), ARIA attributes and events. The documentation lists
 * them once and not per component.
 */
const ofEveryRoot = ['id', 'lang', 'dir', 'title', 'hidden', 'translate', 'role', 'tabIndex'];

/**
 * Storybook's configuration. Each example file becomes a component page. Storybook loads no file
 * from another host.
 */
const config: StorybookConfig = {
  stories: ['./pages/*.mdx', '../src/*/*.examples.tsx'],
  experimental_indexers: [exampleIndexer],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  previewHead: (head) => `${head}<link rel="icon" href="./favicon.svg">`,
  features: {
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    // An example is a complete element, so it has no arguments to change.
    actions: false,
    controls: false,
    interactions: false,
    backgrounds: false,
  },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'tsconfig.json',
      include: ['src/*/*.tsx', 'src/Icon/*.ts'],
      exclude: ['**/*.examples.tsx', '**/*.test.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ name, parent }) =>
        parent?.name === 'HTMLAttributes'
          ? !ofEveryRoot.includes(name)
          : !['AriaAttributes', 'DOMAttributes'].includes(parent?.name ?? ''),
    },
  },
};

export default config;
