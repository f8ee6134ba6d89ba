import type { tones } from './colours.ts';

/** Descriptions of individual tokens, by name. */
const single: Readonly<Record<string, string>> = {
  'space.1': 'Gap between closely related lines, and padding of the smallest parts.',
  'space.2':
    'Between things on one line, such as an icon and its words, and inside a button above and below.',
  'space.3': 'Padding of controls and table cells, and gap between a control and its explanation.',
  'space.4': 'The default gap: between paragraphs and fields; also horizontal padding.',
  'space.5': 'Gap between the parts of a tile, a banner or a list of steps.',
  'space.6': 'Gap between the cards of a grid and between groups of fields.',
  'space.8': 'Padding of dialogs and other large parts, and gap between blocks of a page.',
  'space.10': 'Padding of the largest boxes, and gap between groups of a page.',
  'space.12': 'Gap between sections of a page.',
  'space.16': 'Space below the last section of a page.',
  'space.gutter':
    'Margin at both sides of the page, between its content and the edge of the screen.',

  'width.page': 'Maximum width of the content of a page.',
  'width.reading': 'Maximum length of a line of text, in characters (the unit ch of CSS).',
  'width.target': 'Minimum width and height of a control that is clicked or tapped.',

  'radius.card': 'Corners of cards, tiles, banners, dialogs and other large parts.',
  'radius.control': 'Corners of buttons, fields and other controls.',
  'radius.small':
    'Corners of the smallest parts, such as an entry of a menu or a day of a calendar.',
  'radius.pill': 'Fully round ends: tags, chips, avatars and bars.',

  'font.family':
    'All text: the sans-serif font of the reader’s own system, so that none is downloaded.',
  'font.size.s': 'Hints, tags, captions and other secondary text.',
  'font.size.m': 'Body text, controls and the smallest headings.',
  'font.size.l': 'Introductions, large buttons and headings inside a card.',
  'font.size.xl': 'Headings of sections and titles of dialogs.',
  'font.size.2xl': 'Large headings of sections.',
  'font.size.3xl': 'The main heading of a page.',
  'font.size.4xl': 'The main heading of a start page or a landing page.',
  'font.weight.body': 'Body text.',
  'font.weight.strong': 'Labels, buttons and emphasised words in body text.',
  'font.weight.heading': 'Headings and figures.',
  'font.line.body': 'Line height of body text, as a multiple of the text size.',
  'font.line.snug':
    'Line height of labels, buttons and small headings, as a multiple of the text size.',
  'font.line.tight': 'Line height of the largest headings, as a multiple of the text size.',

  'motion.fast': 'Duration of a small change, such as the colour of a button under the pointer.',
  'motion.slow': 'Duration of a large change, such as a dialog that opens.',
  'motion.ease': 'Easing of every transition: quick at first, then slowing down.',

  'color.ground': 'Background of the page.',
  'color.surface': 'Background of cards, tables and other parts that lie on the page.',
  'color.raised':
    'Background of parts above the page, such as dialogs and menus, and of form fields.',
  'color.sunken':
    'Background of recessed parts, such as the footer, and of items under the pointer.',
  'color.ink': 'Body text and headings, on every background.',
  'color.inkMuted': 'Hints, captions and other secondary text, on every background.',
  'color.line': 'Decorative hairlines that separate or frame parts.',
  'color.lineStrong':
    'Borders of form fields and other controls: at least 3:1 against every background.',
  'color.focus': 'The focus ring around the element that has keyboard focus.',
  'color.backdrop': 'Translucent cover of the page behind a dialog.',
  'shadow.raised':
    'Shadow of cards, dialogs and menus. It is transparent in themes without shadows.',
};

/** Meaning of each tone, as the start of a description. */
const toneMeanings: Readonly<Record<(typeof tones)[number], string>> = {
  neutral: 'Neutral, without a particular meaning',
  primary: 'Brand, primary action and selection',
  turn: 'It is the user’s turn to act',
  success: 'Success or completion',
  danger: 'Error or destructive action',
  info: 'Information that needs no action',
  'category.1': 'First of two categories that are told apart by colour',
  'category.2': 'Second of two categories that are told apart by colour',
};

const toneParts: Readonly<Record<string, string>> = {
  fill: 'solid background of a button, a progress bar or a badge',
  on: 'text and icons on the solid background',
  soft: 'soft background of a tag, a tile or a banner',
  edge: 'border of a part with the soft background',
  ink: 'text and icons on the soft background and on every background of the page',
};

type Described = readonly [name: string, description: string];

const fromTable = (meanings: Readonly<Record<string, string>>, within: string) =>
  Object.entries(meanings).flatMap(([name, meaning]) =>
    Object.entries(toneParts).map(([part, use]): Described => [
      `${within}${name}.${part}`,
      `${meaning}: ${use}.`,
    ]),
  );

const avatarParts = { fill: 'Background', on: 'Initials on the background' };
const avatars = [1, 2, 3, 4, 5, 6].flatMap((number) =>
  Object.entries(avatarParts).map(([part, use]): Described => [
    `color.avatar${number}.${part}`,
    `${use} of an avatar that shows initials, colour ${number} of 6. The colours tell people apart and have no meaning.`,
  ]),
);

const bars = Array.from({ length: 16 }, (_, index): Described => [
  `color.bar.${index + 1}`,
  `Bar ${index + 1} of a chart with up to 16 bars: at least 3:1 against every background.`,
]);

/** Description of every token, by name: `color.primary.fill`. */
export const descriptions: Readonly<Record<string, string>> = {
  ...single,
  ...Object.fromEntries([
    ...fromTable(toneMeanings, 'color.'),
    ...fromTable({ tone: 'Current tone, set by data-tone' }, ''),
    ...avatars,
    ...bars,
  ]),
};

/**
 * Returns the description of a token.
 *
 * @throws if the token has no description
 */
export function descriptionOf(name: string): string {
  const description = descriptions[name];
  if (description === undefined) throw new Error(`The token ${name} has no description.`);
  return description;
}
