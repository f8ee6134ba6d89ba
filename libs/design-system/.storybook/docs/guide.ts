import type { Guide } from '#src/guide.ts';

const list = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

const cell = (text: string) => text.replaceAll('|', '\\|');

/** The "When to use" section of a guide, in Markdown. */
export const whenToUse = ({ use, avoid }: Guide) => `## When to use

${list(use)}

## When not to use

${list(avoid)}`;

/** The accessibility sections of a guide, in Markdown. */
export const howItWorks = ({ keyboard, criteria, withoutScripts }: Guide) => `## Keyboard

${
  keyboard.length === 0
    ? 'The component has no element that receives focus.'
    : `| Keys | Action |
| --- | --- |
${keyboard.map(({ keys, does }) => `| ${cell(keys)} | ${cell(does)} |`).join('\n')}`
}

## Accessibility

It:

${list(criteria)}

## Without JavaScript

${withoutScripts}`;
