import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';
import { readStyles } from './class-names.ts';
import { reading } from './modules.ts';

interface Contents {
  readonly files: Readonly<Record<string, object>>;
}

export async function writeData(folder: string): Promise<void> {
  const server = await createServer({
    ...reading,
    plugins: [readStyles()],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const { files } = (await server.ssrLoadModule('/packaging/contents.tsx')) as Contents;
    for (const [name, value] of Object.entries(files)) {
      writeFileSync(path.join(folder, name), `${JSON.stringify(value, undefined, 2)}\n`);
    }
  } finally {
    await server.close();
  }
}
