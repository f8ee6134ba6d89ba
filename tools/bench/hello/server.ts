import { createServer, type IncomingMessage } from 'node:http';
import {
  createRequestHandler,
  type ServerBuild,
  writeReadableStreamToWritable,
} from '@remix-run/node';
import sirv from 'sirv';

/**
 * The hello-world app on plain node:http, which is the fastest way to serve Remix. Usage: server.ts
 * <port>
 */
const port = Number(process.argv[2]);
const origin = `http://127.0.0.1:${port}`;

// Vite writes this file, so its types do not exist before the first build.
const buildUrl = new URL('./build/server/index.js', import.meta.url);
const handle = createRequestHandler((await import(buildUrl.href)) as ServerBuild, 'production');
const assets = sirv(new URL('./build/client', import.meta.url).pathname, { immutable: true });

createServer((request, response) => {
  assets(request, response, async () => {
    const reply = await handle(
      new Request(origin + (request.url ?? '/'), { headers: headersOf(request) }),
    );
    response.writeHead(reply.status, Object.fromEntries(reply.headers));
    if (reply.body === null) response.end();
    else await writeReadableStreamToWritable(reply.body, response);
  });
}).listen(port, '127.0.0.1');

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  return headers;
}
