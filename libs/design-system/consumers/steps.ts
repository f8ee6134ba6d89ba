export type Step =
  | { readonly kind: 'run'; readonly command: string }
  | { readonly kind: 'write'; readonly file: string; readonly text: string };

/**
 * One section of a README.
 *
 * @throws if it is missing
 */
export function sectionOf(readme: string, title: string): string {
  const [, section] = readme.split(`\n## ${title}\n`);
  if (section === undefined) throw new Error(`There is no section "${title}".`);
  return section.split('\n## ')[0] ?? '';
}

/**
 * The steps of a text, in order. An `sh` block is a command; any other block is the content of a
 * file, whose name starts the paragraph before it.
 *
 * @throws if a block is neither a command nor a file
 */
export function stepsOf(text: string): Step[] {
  const blocks = [...text.matchAll(/(.*)\n\n```(\w+)\n([^]*?)```\n/g)];
  if (blocks.length * 2 !== text.split('```').length - 1) {
    throw new Error('A code block does not follow a paragraph.');
  }
  return blocks.map(([, before = '', language, content = '']): Step => {
    if (language === 'sh') return { kind: 'run', command: content };
    const [, file] = /^`([\w./-]+)`/.exec(before) ?? [];
    if (file === undefined)
      throw new Error(
        `The paragraph before this block does not start with a file name:\n${content}`,
      );
    return { kind: 'write', file, text: content };
  });
}
