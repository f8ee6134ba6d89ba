import type { Preview } from '@storybook/react-vite';
import '../src/index.ts';
import './preview.css';
import { ComponentPage } from './docs/ComponentPage.tsx';
import { Page } from './docs/Page.tsx';
import { settingsDecorator } from './view/settings.tsx';

const preview: Preview = {
  decorators: [settingsDecorator],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Theme: as the system' },
          { value: 'light', title: 'Theme: light' },
          { value: 'dark', title: 'Theme: dark' },
          { value: 'contrast', title: 'Theme: high contrast' },
        ],
      },
    },
    textSize: {
      description: 'Text size',
      toolbar: {
        icon: 'paragraph',
        dynamicTitle: true,
        items: [
          { value: 'usual', title: 'Text: usual' },
          { value: 'large', title: 'Text: large' },
          { value: 'largest', title: 'Text: largest' },
        ],
      },
    },
    scripts: {
      description: 'JavaScript',
      toolbar: {
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'on', title: 'JavaScript on' },
          { value: 'off', title: 'JavaScript off' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'system', textSize: 'usual', scripts: 'on' },
  parameters: {
    layout: 'padded',
    viewport: {
      options: {
        small: { name: '320 px', styles: { width: '320px', height: '640px' }, type: 'mobile' },
        large: { name: '1280 px', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
      },
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Getting started',
          ['Vite', 'Next', 'Astro', 'webpack', 'esbuild', 'Tailwind', 'Plain HTML', 'A whole page'],
          'Tokens',
          ['Colours', 'Space and type', 'Your brand'],
          'Versions',
          ['Changelog', 'Migration', 'Sizes'],
          'Components',
        ],
      },
    },
    docs: { page: ComponentPage, container: Page, toc: { headingSelector: 'h2' } },
  },
};

export default preview;
