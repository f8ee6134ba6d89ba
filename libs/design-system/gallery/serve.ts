import { createServer } from 'node:http';
import { buildGallery } from './build.mjs';
import { readGalleryFile } from './files.ts';

// Builds the gallery and serves it, for browsers that Playwright does not drive.
await buildGallery();
createServer(({ url = '' }, response) => {
  const file = readGalleryFile(url);
  if (file) response.writeHead(200, file.headers).end(file.text);
  else response.writeHead(204).end();
}).listen(Number(process.env['PORT']), '127.0.0.1');
