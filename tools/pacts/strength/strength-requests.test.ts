import { expect, it } from 'vitest';
import type { Interaction } from './strength-contract.ts';
import type { Request } from '../verify/proxy.ts';
import { requestMutations } from './strength-requests.ts';

const interaction: Interaction = {
  description: 'a request',
  request: {
    method: 'PUT',
    path: '/api/v1/notes/10007796',
    headers: {
      Accept: ['application/json'],
      Authorization: ['Bearer a'],
      'X-Request-Id': ['1'],
    },
    query: { limit: ['1'], sort: ['ASC', 'DESC'] },
    body: { content: { items: [{ id: 'a' }], more: null }, encoded: false },
  },
  response: { status: 204 },
};

const request: Request = {
  method: 'PUT',
  url: '/identity/api/v1/notes/10007796?limit=1&sort=ASC&sort=DESC',
  headers: { accept: 'application/json', authorization: 'Bearer b', 'x-request-id': '1' },
  body: '{"items":[{"id":"a"},{"id":"b"}],"more":null}',
};

it('each name in a request is renamed in turn, except headers that have no effect; no value is changed', () => {
  const changes = requestMutations(interaction).map(({ path, kind, apply }) => {
    expect(kind).toBe('renamed');
    const { url, headers, body } = apply(request);
    return [path, path.startsWith('header') ? headers : path.startsWith('body') ? body : url];
  });
  expect(Object.fromEntries(changes)).toEqual({
    'path[0]': '/identity/apix/v1/notes/10007796?limit=1&sort=ASC&sort=DESC',
    'path[1]': '/identity/api/v1x/notes/10007796?limit=1&sort=ASC&sort=DESC',
    'path[2]': '/identity/api/v1/notesx/10007796?limit=1&sort=ASC&sort=DESC',
    'query.limit': '/identity/api/v1/notes/10007796?limitx=1&sort=ASC&sort=DESC',
    'query.sort': '/identity/api/v1/notes/10007796?limit=1&sortx=ASC&sortx=DESC',
    'header.Authorization': {
      accept: 'application/json',
      authorizationx: 'Bearer b',
      'x-request-id': '1',
    },
    'body.items': '{"itemsx":[{"id":"a"},{"id":"b"}],"more":null}',
    'body.items[0].id': '{"items":[{"idx":"a"},{"id":"b"}],"more":null}',
    'body.more': '{"items":[{"id":"a"},{"id":"b"}],"morex":null}',
  });
});
