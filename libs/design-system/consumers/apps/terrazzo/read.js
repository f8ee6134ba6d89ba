// Writes to a file the tokens that Terrazzo reads for every combination of contexts. Throws if a
// token has no description or has an unexpected name.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { defineConfig, parse } from '@terrazzo/parser';

const filename = new URL(import.meta.resolve('@applicant-hub/design-system/tokens.resolver.json'));
const lint = {
  rules: {
    'core/descriptions': 'error',
    'core/consistent-naming': ['error', { format: 'camelCase' }],
  },
};
const { resolver } = await parse([{ filename, src: readFileSync(filename, 'utf8') }], {
  config: defineConfig({ lint }, { cwd: new URL('./', filename) }),
  req: async (url) => readFileSync(url, 'utf8'),
});

const read = resolver.listPermutations().map((input) => ({
  input,
  tokens: Object.values(resolver.apply(input)).map(({ id, $type, $value, $description }) => ({
    ...{ name: id, type: $type, value: $value, description: $description },
  })),
}));
mkdirSync('dist');
writeFileSync('dist/read.json', JSON.stringify(read));
