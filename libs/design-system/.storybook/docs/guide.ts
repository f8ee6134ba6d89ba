import type { Guide } from '#src/guide.ts';

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

const cell = (text: string) => text.replaceAll('|', '\\|');

/** When a component is the right one, in Markdown. */
export const whenToUse = ({ use, avoid }: Guide) => `## When to use

${list(use)}

## When not to use

${list(avoid)}`;

/** How a component works for everybody, in Markdown. */
export const howItWorks = ({ keyboard, criteria, withoutScripts }: Guide) => `## Keyboard

${
  keyboard.length === 0
    ? 'Nothing in it takes focus.'
    : `| Keys | What happens |
| --- | --- |
${keyboard.map(({ keys, does }) => `| ${cell(keys)} | ${cell(does)} |`).join('\n')}`
}

## Accessibility

It:

${list(criteria)}

## Without JavaScript

${withoutScripts}`;
