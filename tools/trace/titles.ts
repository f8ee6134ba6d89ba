const ids = String.raw`(?:\[[A-Z]{2,3}-\d+\])+`;

/** The requirement ids at the start of a title: `[APP-19][APP-20] …` has two. */
export function idsOfTitle(title: string): string[] {
  const prefix = new RegExp(`^${ids}`).exec(title)?.[0] ?? '';
  return [...prefix.matchAll(/[A-Z]{2,3}-\d+/g)].map(([id]) => id);
}

/** The ids in the titles of a source file: string literals that start with ids. */
export function idsInSource(source: string): string[] {
  const prefixes = source.matchAll(new RegExp(`['"\`](${ids})`, 'g'));
  return [...new Set([...prefixes].flatMap(([, prefix = '']) => idsOfTitle(prefix)))];
}
