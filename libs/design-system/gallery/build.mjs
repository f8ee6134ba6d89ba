/**
 * Builds the gallery: every example of every component, rendered on the server and hydrated.
 * node gallery/build.mjs [folder]      default: .reports/gallery-pages of the workspace
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';

const root = path.dirname(fileURLToPath(import.meta.url));

export const GALLERY_DIRECTORY = path.join(root, '../../../.reports/gallery-pages');

export async function buildGallery(outDir = GALLERY_DIRECTORY) {
  const common = {
    root,
    configFile: false,
    logLevel: 'error',
    esbuild: { jsx: 'automatic' },
    build: { outDir, emptyOutDir: false, cssCodeSplit: false },
  };
  await rm(outDir, { recursive: true, force: true });
  await mkdir(path.join(outDir, 'single'), { recursive: true });
  await build({
    ...common,
    plugins: [vanillaExtractPlugin()],
    build: {
      ...common.build,
      rollupOptions: {
        input: path.join(root, 'client.tsx'),
        output: { entryFileNames: 'gallery.js', assetFileNames: 'gallery[extname]' },
      },
    },
  });
  await build({
    ...common,
    plugins: [vanillaExtractPlugin()],
    build: {
      ...common.build,
      outDir: path.join(outDir, 'server'),
      ssr: path.join(root, 'server.tsx'),
    },
    ssr: { noExternal: true },
  });
  const { pages } = await import(pathToFileURL(path.join(outDir, 'server', 'server.js')).href);
  for (const [name, html] of Object.entries(pages())) {
    await writeFile(path.join(outDir, name), html);
  }
  return outDir;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(await buildGallery(process.argv[2]));
}
