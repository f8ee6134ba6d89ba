const [document = ''] = Object.values(
  import.meta.glob('../../../../docs/requirements.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** The text of a row of the requirements. */
export function requirement(id: string): string {
  const text = new RegExp(`^\\| ${id} \\|[^|]*\\|([^|]*)\\|`, 'm').exec(document)?.[1];
  if (text === undefined) throw new Error(`There is no requirement ${id}`);
  return text.trim();
}

/** The items of the list that ends a row: `States: start, sent.` has two. */
export const listIn = (id: string): string[] =>
  requirement(id).replace(/^.*: /, '').replace(/\.$/, '').split(', ');

/** The quoted words of a row. */
export const wordsIn = (id: string): string[] =>
  [...requirement(id).matchAll(/'([^']+)'/g)].map(([, words = '']) => words);
