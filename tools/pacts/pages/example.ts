import { code } from './markdown.ts';
import type { Pact } from '../pact.ts';

type Interaction = Pact['interactions'][number];
type Message = Pick<Interaction['response'], 'headers' | 'body'>;

/** The encoded path and query of a request, for example `/things?limit=2`. */
export function targetOf({ path, query = {} }: Interaction['request']): string {
  const parameters = Object.entries(query).flatMap(([name, values]) =>
    values.map((value): [string, string] => [name, value]),
  );
  const search = new URLSearchParams(parameters).toString();
  return encodeURI(decodeURI(path)) + (search === '' ? '' : `?${search}`);
}

/**
 * An interaction as a Markdown example: the notes of its test, the required states, the request as
 * the hub sends it, and a response that passes.
 */
export function renderExample({
  description,
  comments,
  providerStates = [],
  request,
  response,
}: Interaction): string {
  return [
    '<details>',
    `<summary>${description}</summary>`,
    ...(comments?.text ?? []),
    ...providerStates.map(({ name, params = {} }) =>
      Object.keys(params).length === 0
        ? `State: ${code(name)}`
        : `State: ${code(name)}, with\n\n${fenced('json', JSON.stringify(params, null, 2))}`,
    ),
    fenced('http', [`${request.method} ${targetOf(request)}`, ...linesOf(request)].join('\n')),
    'Response, for example:',
    fenced('http', [`HTTP/1.1 ${response.status}`, ...linesOf(response)].join('\n')),
    '</details>',
  ].join('\n\n');
}

const fenced = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

function linesOf({ headers = {}, body }: Message): string[] {
  const fields = Object.entries(headers).map(([name, values]) => `${name}: ${values.join(', ')}`);
  return body === undefined ? fields : [...fields, '', textOf(body)];
}

/** Indented JSON, or the unchanged text of a file. */
function textOf({ content, encoded }: NonNullable<Message['body']>): string {
  return typeof content === 'string' && encoded === 'base64'
    ? Buffer.from(content, 'base64').toString().trimEnd()
    : JSON.stringify(content, null, 2);
}
