import { createServer } from 'node:http';

/**
 * A proxy between the hub and the fake APIs. The first response to each call is from the fake APIs;
 * later responses are from memory. So the hub makes real upstream calls over loopback, and the
 * responses take almost no CPU time.
 *
 * Usage: recorded-apis.ts <port> <origin of the fake APIs>
 */
const [, , port, fakeApis] = process.argv;

interface RecordedResponse {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer;
}

const responses = new Map<string, Promise<RecordedResponse>>();

createServer((request, response) => {
  const { method = 'GET', url = '/', headers } = request;
  const key = `${headers.authorization ?? ''} ${url}`;
  if (method !== 'GET') {
    response.writeHead(501).end();
    return;
  }
  const known = responses.get(key) ?? ask(url, headers.authorization);
  responses.set(key, known);
  known.then(
    ({ status, type, body }) => {
      const length = status === 204 ? {} : { 'Content-Length': body.length };
      response.writeHead(status, { 'Content-Type': type, ...length }).end(body);
    },
    () => response.destroy(),
  );
}).listen(Number(port), '127.0.0.1');

async function ask(path: string, authorization: string | undefined): Promise<RecordedResponse> {
  const response = await fetch(`${fakeApis ?? ''}${path}`, {
    headers: { Accept: 'application/json', ...(authorization && { Authorization: authorization }) },
  });
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? 'text/plain',
    body: Buffer.from(await response.arrayBuffer()),
  };
}
