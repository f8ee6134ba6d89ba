const [document = ''] = Object.values(
  import.meta.glob('../../../../docs/requirements.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

export function requirement(id: string): string {
  const text = new RegExp(`^\\| ${id} \\|[^|]*\\|([^|]*)\\|`, 'm').exec(document)?.[1];
  if (text === undefined) throw new Error(`There is no requirement ${id}`);
  return text.trim();
}

/** The items of the list at the end of a row: `States: start, sent.` has two. */
export const listIn = (id: string): string[] =>
  requirement(id).replace(/^.*: /, '').replace(/\.$/, '').split(', ');

export const wordsIn = (id: string): string[] =>
  [...requirement(id).matchAll(/'([^']+)'/g)].map(([, words = '']) => words);
