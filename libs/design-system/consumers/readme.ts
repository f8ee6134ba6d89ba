/** One thing that somebody who follows a README does. */
export type Step =
  | { readonly kind: 'run'; readonly command: string }
  | { readonly kind: 'write'; readonly file: string; readonly text: string };

/**
 * The steps of one section of a README, in their order: an `sh` block is run, and any other is the
 * file that the paragraph before it begins with.
 *
 * @throws when the section is not there, or a block is neither
 */
export function stepsOf(readme: string, title: string): Step[] {
  const [, section] = readme.split(`\n## ${title}\n`);
  if (section === undefined) throw new Error(`There is no section "${title}".`);
  const text = section.split('\n## ')[0] ?? '';
  const blocks = [...text.matchAll(/(.*)\n\n```(\w+)\n([^]*?)```\n/g)];
  if (blocks.length * 2 !== text.split('```').length - 1) {
    throw new Error('Some block of code does not follow a paragraph.');
  }
  return blocks.map(([, before = '', language, content = '']): Step => {
    if (language === 'sh') return { kind: 'run', command: content };
    const [, file] = /^`([\w./-]+)`/.exec(before) ?? [];
    if (file === undefined) throw new Error(`No file is named before:\n${content}`);
    return { kind: 'write', file, text: content };
  });
}
