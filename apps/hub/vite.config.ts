import { vitePlugin as remix } from '@remix-run/dev';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig } from 'vite';
import { buildDirectory, resolve, serverResolve } from './vite.language.ts';
import { plainMarkup } from './vite.markup.ts';
import { isPageStyle } from './vite.modules.ts';

const isAboutUseClient = ({ code, message }: { code?: string | undefined; message: string }) =>
  code === 'MODULE_LEVEL_DIRECTIVE' ||
  message.includes('Error when using sourcemap for reporting an error');

export default defineConfig(({ isSsrBuild }) => ({
  resolve,
  ssr: { resolve: serverResolve },
  plugins: [
    remix({
      buildDirectory,
      ignoredRouteFiles: ['**/*'],
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_singleFetch: true,
        v3_routeConfig: true,
        // After a deployment, lazy route discovery would reload the page and lose the user's input.
        v3_lazyRouteDiscovery: false,
      },
    }),
    vanillaExtractPlugin(),
    plainMarkup,
  ],
  build: {
    // Node supports the features that old phones lack, and transpiled private fields are slow.
    target: isSsrBuild ? 'node20' : browserslistToEsbuild(),
    assetsInlineLimit: 0,
    rollupOptions: {
      ...(isSsrBuild
        ? {}
        : {
            output: {
              // There is a single stylesheet: it contains the styles of all islands, and loads with
              // the page.
              manualChunks: (id: string) => (isPageStyle(id) ? 'page' : undefined),
              onlyExplicitManualChunks: true,
            },
          }),
      onwarn(warning, warn) {
        // Rollup warns about `use client`, which marks the interactive files of the design system
        // for other frameworks.
        if (!isAboutUseClient(warning)) warn(warning);
      },
    },
  },
}));
