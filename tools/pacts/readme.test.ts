import { expect, it } from 'vitest';
import { parsePact } from './pact.ts';
import { renderReadme } from './readme.ts';

const pact = parsePact(
  JSON.stringify({
    provider: { name: 'tracking-api' },
    consumer: { name: 'applicant-hub' },
    metadata: { pactSpecification: { version: '4.0' } },
    interactions: [
      {
        description: 'first',
        providerStates: [{ name: 'it exists', params: { scheme: 'ug', year: 2027, list: [] } }],
      },
      {
        description: 'second',
        providerStates: [
          { name: 'it exists', params: { scheme: 'uc', list: Array.from({ length: 99 }) } },
          { name: 'it is refused' },
        ],
      },
      { description: 'third' },
    ],
  }),
);

/** The cells of the table rows that begin with this cell. */
async function rowOf(first: string): Promise<string[] | undefined> {
  const lines = (await renderReadme([pact])).split('\n');
  return lines
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .find(([cell]) => cell === first);
}

it('lists the contracts with the number of their interactions', async () => {
  expect(await rowOf('`tracking-api`')).toEqual([
    '`tracking-api`',
    '[applicant-hub-tracking-api.json](applicant-hub-tracking-api.json)',
    '3',
  ]);
});

it('lists each state once, with every parameter and the values it is given', async () => {
  expect(await rowOf('`it exists`')).toEqual([
    '`it exists`',
    '`list`: `[]`, a list<br>`scheme`: `"uc"`, `"ug"`<br>`year`: `2027`',
  ]);
  expect(await rowOf('`it is refused`')).toEqual(['`it is refused`', 'none']);
});
