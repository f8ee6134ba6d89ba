import { vitePlugin as remix } from '@remix-run/dev';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';

/** The pseudo-locale build goes to a folder of its own, so that it never replaces the real one. */
const buildDirectory = process.env['HUB_BUILD_DIR'] ?? 'build';

export default defineConfig({
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
    vanillaExtractPlugin(),
  ],
  build: { target: 'es2020', sourcemap: false, assetsInlineLimit: 0 },
});
