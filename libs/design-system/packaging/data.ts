import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';
import { readStyles } from './class-names.ts';
import { reading } from './modules.ts';

/**
 * Writes `tokens.json`, in the format of the Design Tokens Community Group, and `fixtures.json`, for
 * teams that write HTML without React.
 */
export async function writeData(folder: string): Promise<void> {
  const server = await createServer({
    ...reading,
    plugins: [readStyles()],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const contents = await server.ssrLoadModule('/packaging/contents.tsx');
    for (const [name, value] of Object.entries(contents)) {
      writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(value, undefined, 2)}\n`);
    }
  } finally {
    await server.close();
  }
}
