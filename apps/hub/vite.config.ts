import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
import { plainMarkup, classStyles } from './vite.markup.ts';
import { isPageStyle } from './vite.modules.ts';

/** The pseudo-locale build goes to a folder of its own, so that it never replaces the real one. */
const buildDirectory = process.env['HUB_BUILD_DIR'] ?? 'build';

const isAboutUseClient = ({ code, message }: { code?: string | undefined; message: string }) =>
  code === 'MODULE_LEVEL_DIRECTIVE' ||
  message.includes('Error when using sourcemap for reporting an error');

export default defineConfig(({ command, isSsrBuild }) => ({
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
        // After a deploy, lazy discovery reloads the page and loses typed text.
        v3_lazyRouteDiscovery: false,
      },
    }),
    classStyles(command === 'build'),
    plainMarkup,
  ],
  build: {
    // What old phones lack, Node has: private fields are dear when they are rewritten.
    target: isSsrBuild ? 'node20' : 'es2020',
    assetsInlineLimit: 0,
    rollupOptions: {
      ...(isSsrBuild
        ? {}
        : {
            output: {
              // What islands wear comes with the page: all of it is one stylesheet.
              manualChunks: (id: string) => (isPageStyle(id) ? 'page' : undefined),
              onlyExplicitManualChunks: true,
            },
          }),
      onwarn(warning, warn) {
        // The design system marks its interactive files for frameworks that care; Rollup does not.
        if (!isAboutUseClient(warning)) warn(warning);
      },
    },
  },
}));
