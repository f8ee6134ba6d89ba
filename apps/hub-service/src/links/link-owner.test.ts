import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { createFindLinkOwner, type FindLinkOwner } from './link-owner.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

interface Received {
  readonly authorization: string | undefined;
  readonly form: Readonly<Record<string, string>>;
}

/** An endpoint that returns this response to each request. */
async function findOwnerAt(status: number, body: unknown) {
  const received: Received[] = [];
  server = createServer((request, response) => {
    void text(request).then((sent) => {
      const form = Object.fromEntries(new URLSearchParams(sent));
      received.push({ authorization: request.headers.authorization, form });
      response.writeHead(status).end(JSON.stringify(body));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const find: FindLinkOwner = createFindLinkOwner({
    ...{ url, clientId: 'hub-service', clientSecret: 'a:secret' },
  });
  return { find, received };
}

it('the owner of a link is the subject that the account system returns', async () => {
  const { find, received } = await findOwnerAt(200, { active: true, sub: 'an-applicant' });
  expect(await find('a-token')).toBe('an-applicant');
  expect(received).toEqual([
    {
      authorization: `Basic ${Buffer.from('hub-service:a%3Asecret').toString('base64')}`,
      form: { token: 'a-token', token_type_hint: 'calendar_link' },
    },
  ]);
});

it('a link that is not active has no owner', async () => {
  const { find } = await findOwnerAt(200, { active: false });
  expect(await find('a-token')).toBeNull();
});

it.each([
  [401, { error: 'invalid_client' }],
  [500, {}],
  [200, {}],
  [200, { active: true }],
  [200, { active: 'yes', sub: 'an-applicant' }],
])('after the response %i %o, it is unknown whether there is a link', async (status, body) => {
  const { find } = await findOwnerAt(status, body);
  await expect(find('a-token')).rejects.toMatchObject({ status: 503, code: 'linksUnavailable' });
});

it('without an endpoint, it is unknown whether there is a link', async () => {
  await expect(createFindLinkOwner(null)('a-token')).rejects.toMatchObject({ status: 503 });
});
