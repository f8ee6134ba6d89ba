import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { z } from 'zod';
import { pactFileName, workspaceRoot } from '../folders.ts';
import { code, table } from './markdown.ts';
import type { Pact } from '../pact.ts';
import { renderProviderPage } from './provider-page.ts';
import type { FieldGroup } from '../reasons.ts';

export interface Documented {
  readonly pact: Pact;
  readonly groups: readonly FieldGroup[];
}

/** The pages for the API teams by file name: an index, and one for each contract. */
export async function renderPages(
  documented: readonly Documented[],
): Promise<ReadonlyMap<string, string>> {
  const template = readFileSync(join(import.meta.dirname, 'readme-template.md'), 'utf8');
  const index = template.replace(
    '<!-- contracts -->',
    contractTable(documented.map(({ pact }) => pact)),
  );
  const cliVersion = readCliVersion();
  const pages = documented.map(({ pact, groups }): [string, string] => [
    pageName(pact.provider.name),
    renderProviderPage(pact, { cliVersion, groups }),
  ]);
  const options = await resolveConfig(join(workspaceRoot, 'pacts', 'README.md'));
  const formatted = [['README.md', index] as const, ...pages].map(
    async ([name, markdown]) =>
      [name, await format(markdown, { ...options, parser: 'markdown' })] as const,
  );
  return new Map(await Promise.all(formatted));
}

export const pageName = (provider: string): string => `${provider}.md`;

const toolsPackage = z.object({
  devDependencies: z.object({ '@pact-foundation/pact-cli': z.string() }),
});

/**
 * The version of Pact's command line. API teams verify contracts with the same version as this
 * repository.
 */
function readCliVersion(): string {
  const text = readFileSync(join(workspaceRoot, 'tools', 'package.json'), 'utf8');
  return toolsPackage.parse(JSON.parse(text)).devDependencies['@pact-foundation/pact-cli'];
}

const contractTable = (pacts: readonly Pact[]): string =>
  table(
    ['API', 'How to verify it, and what is in it', 'Contract', 'Interactions'],
    pacts.map(({ provider: { name }, interactions }) => [
      code(name),
      `[${pageName(name)}](${pageName(name)})`,
      `[${pactFileName(name)}](${pactFileName(name)})`,
      String(interactions.length),
    ]),
  );
