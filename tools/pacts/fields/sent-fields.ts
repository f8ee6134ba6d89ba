import { jsonPath, leavesOf } from './field-rules.ts';
import { code, table } from '../pages/markdown.ts';
import type { Pact } from '../pact.ts';

/**
 * The fields of the request bodies that the hub sends, as Markdown; empty if the hub sends no
 * request bodies.
 */
export function renderSent({ interactions }: Pact): string[] {
  const sending = interactions.flatMap(({ request: { method, path, body } }) =>
    typeof body?.content === 'object' ? [{ target: `${method} ${path}`, body: body.content }] : [],
  );
  if (sending.length === 0) return [];
  const targets = [...new Set(sending.map(({ target }) => target))];
  return [
    '### Bodies',
    'The bodies that the hub sends, combined from the examples. It also sends other values of the same kind.',
    ...targets.flatMap((target) => [
      `#### ${code(target)}`,
      table(
        ['Field', 'Sent as, for example'],
        rowsOf(sending.filter((each) => each.target === target).map(({ body }) => body)),
      ),
    ]),
  ];
}

/** A row for each path in the bodies of one request. */
function rowsOf(contents: readonly unknown[]): string[][] {
  const bodies = contents.map((content) =>
    leavesOf(content).map(([path, value]) => ({ place: jsonPath(path), value })),
  );
  const all = bodies.flat();
  return [...new Set(all.map(({ place }) => place))].map((place) => {
    const sent = all.filter((each) => each.place === place);
    const examples = [...new Set(sent.map(({ value }) => JSON.stringify(value)))];
    const isLeftOut = bodies.some((body) => !body.some((each) => isOnTheWay(each, place)));
    return [
      code(place),
      examples.slice(0, SHOWN_EXAMPLES).map(code).join(', ') +
        (isLeftOut ? '; not in every body' : ''),
    ];
  });
}

/**
 * Whether a part of a body is at the path or below it, or is null in place of an object that would
 * contain the path.
 */
const isOnTheWay = (part: { place: string; value: unknown }, place: string): boolean =>
  part.place === place ||
  /^[.[]/.test(part.place.startsWith(place) ? part.place.slice(place.length) : '') ||
  (part.value === null && place.startsWith(`${part.place}.`));

/** Maximum number of example values in one row of the table. The contract contains all of them. */
const SHOWN_EXAMPLES = 4;
