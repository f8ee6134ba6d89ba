import { describe, expect, it } from 'vitest';
import { renderExample, targetOf } from './example.ts';
import { describeResults } from '../verify/verify-report.ts';

const interaction = {
  description: 'a save of a thing',
  providerStates: [{ name: 'it exists', params: { id: 'a', tags: ['x'] } }, { name: 'it is open' }],
  request: {
    method: 'PUT',
    path: '/things/a b',
    query: { by: ['me & you'], tag: ['1', '2'] },
    headers: { 'Content-Type': ['application/json'] },
    body: { content: { name: 'A' }, encoded: false },
  },
  response: {
    status: 200,
    headers: { 'Content-Type': ['application/json'] },
    body: { content: { id: 'a' }, encoded: false },
  },
};

describe('the target of a request', () => {
  it('the target includes the encoded query', () => {
    expect(targetOf(interaction.request)).toBe('/things/a%20b?by=me+%26+you&tag=1&tag=2');
  });

  it.each(['/things/a%20b', '/things/a b'])(
    'the target of a request has the path %s, encoded once',
    (path) => {
      expect(targetOf({ method: 'GET', path })).toBe('/things/a%20b');
    },
  );
});

describe('the example of an interaction', () => {
  const text = renderExample(interaction);

  it('the example shows the states with all parameters, the request with its body, and a response', () => {
    expect(text).toContain(
      'State: `it exists`, with\n\n```json\n{\n  "id": "a",\n  "tags": [\n    "x"\n  ]\n}\n```',
    );
    expect(text).toContain('State: `it is open`\n');
    expect(text).toContain(
      '```http\nPUT /things/a%20b?by=me+%26+you&tag=1&tag=2\n' +
        'Content-Type: application/json\n\n{\n  "name": "A"\n}\n```',
    );
    expect(text).toContain(
      '```http\nHTTP/1.1 200\nContent-Type: application/json\n\n{\n  "id": "a"\n}',
    );
  });

  it('the body of a CSV response is shown as plain text', () => {
    const content = Buffer.from('a,b\r\n1,2\r\n').toString('base64');
    const response = { status: 200, body: { content, encoded: 'base64' } };
    expect(renderExample({ ...interaction, response })).toContain(
      'HTTP/1.1 200\n\na,b\r\n1,2\n```',
    );
  });

  it('the example includes the notes of its test', () => {
    const comments = { text: ['It is kept once.'] };
    expect(renderExample({ ...interaction, comments })).toContain(
      '</summary>\n\nIt is kept once.\n\nState:',
    );
  });

  it('a response without a body is shown with its status and headers only', () => {
    expect(renderExample({ ...interaction, response: { status: 204 } })).toContain(
      '```http\nHTTP/1.1 204\n```',
    );
  });
});

it('a failed verification shows the request with its query and body', () => {
  const failed = { interaction, passed: false, mismatches: [], error: 'connection reset' };
  expect(describeResults([failed])).toContain(
    '   request: PUT /things/a%20b?by=me+%26+you&tag=1&tag=2\n   body:    {"name":"A"}\n',
  );
});
