import { join } from 'node:path';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { defineConfig } from 'vite';
import { buildDirectory, language, resolve } from './vite.language.ts';

/**
 * The build of the service worker. It is one file with a fixed name at the root, because a worker
 * controls the pages below its path, and a browser updates it by its name.
 */
export default defineConfig({
  resolve,
  publicDir: false,
  build: {
    outDir: join(buildDirectory, 'client'),
    emptyOutDir: false,
    target: browserslistToEsbuild(),
    rollupOptions: {
      input: 'app/platform/offline/worker.ts',
      output: { format: 'iife', entryFileNames: `worker-${language}.js` },
    },
  },
});
