const ids = String.raw`(?:\[[A-Z]{2,3}-\d+\])+`;

/** The requirement ids that a title begins with: `[APP-19][APP-20] …` gives two. */
export function idsOfTitle(title: string): string[] {
  const prefix = new RegExp(`^${ids}`).exec(title)?.[0] ?? '';
  return [...prefix.matchAll(/[A-Z]{2,3}-\d+/g)].map(([id]) => id);
}

/** The ids claimed by the titles written in a source file: string literals that begin with ids. */
export function idsInSource(source: string): string[] {
  const prefixes = source.matchAll(new RegExp(`['"\`](${ids})`, 'g'));
  return [...new Set([...prefixes].flatMap(([, prefix = '']) => idsOfTitle(prefix)))];
}
