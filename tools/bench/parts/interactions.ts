import { copyOf } from '../load/applicants.ts';
import type { Figure } from '../goals.ts';
import { signedInPage, startHub } from '../stack/hub.ts';
import { react, type Interaction, type Reaction } from '../interact.ts';
import { hubPorts } from '../stack/ports.ts';
import type { Measured, Run } from '../run.ts';
import { median } from '../statistics.ts';

const port = hubPorts.interactions;

/** A button on an otherwise empty page. It measures the browser's own time. */
const plain: Interaction = {
  name: 'a plain button',
  path: '/healthz',
  to: (page) => page.getByRole('button'),
};

const typing: Interaction = {
  name: 'statement typing',
  path: '/dashboard?widget=StatementNew',
  to: (page) => page.locator('textarea').first(),
  key: 'a',
};

/** Typing on the same page without scripts. It measures the browser's own time. */
const typingWithoutScripts: Interaction = {
  ...typing,
  name: 'typing without scripts',
  withoutScripts: true,
};

const interactions: Interaction[] = [
  {
    name: 'favourites tab',
    path: '/dashboard',
    // The tabs are links until the island is live.
    to: (page) =>
      page
        .locator('[data-widget="Favourites"]')
        .locator('[role="tab"][aria-selected="false"], [role="group"] a:not([aria-current])')
        .first(),
  },
  {
    name: 'tariff grade',
    path: '/dashboard?widget=Tariff',
    to: (page) =>
      page.locator('#tariff-calculator').getByRole('button', { name: 'A 48 points', exact: true }),
  },
  {
    name: 'add favourite',
    path: '/coursedisplay/results?SearchText=psychology',
    to: (page) => page.getByRole('button', { name: /^Add to favourites/ }).first(),
  },
  {
    name: 'dismiss a notification',
    path: '/dashboard/notifications',
    to: (page) =>
      page
        .locator('[data-notification]')
        .getByRole('button', { name: /^Dismiss/ })
        .first(),
    closesUp: true,
  },
  {
    name: 'to-do',
    path: '/dashboard/todo',
    to: (page) => page.getByRole('button', { name: /^Mark .* as done/ }).first(),
    closesUp: true,
  },
  typing,
];

/**
 * Measures how long pages take to show the effect of an interaction on a slow phone, compared with
 * a plain button. The interactions take turns, so that slow moments of the machine affect all
 * interactions equally. Each measurement has a new applicant, because interactions are saved.
 */
export async function measureInteractions(run: Run): Promise<Measured> {
  const server = await startHub({ port });
  const rounds: Record<string, Reaction>[] = [];
  try {
    for (let round = 0; round < run.interactions; round += 1) {
      const reactions: Record<string, Reaction> = {};
      for (const interaction of [plain, ...interactions, typingWithoutScripts]) {
        const target = await signedInPage(port, {
          path: interaction.path,
          persona: await copyOf('waiting'),
          isWhole: () => true,
        });
        reactions[interaction.name] = await react(target, interaction);
      }
      rounds.push(reactions);
    }
  } finally {
    await server.stop();
  }
  return { raw: rounds, figures: figuresOf(rounds) };
}

function figuresOf(rounds: readonly Record<string, Reaction>[]): Figure[] {
  const paint = ({ name }: Interaction) =>
    median(rounds.map((reactions) => reactions[name]?.paintMs ?? NaN));
  const shift = ({ name }: Interaction) =>
    Math.max(...rounds.map((reactions) => reactions[name]?.shift ?? NaN));
  return [
    { measure: `${plain.name}: time to paint`, value: paint(plain), unit: 'ms', digits: 1 },
    ...interactions.flatMap((interaction) => [
      {
        measure: `${interaction.name}: time to paint, relative to a plain button`,
        value: paint(interaction) / paint(plain),
        unit: '×',
        digits: 1,
        goal: { atMost: 1.5 },
        fail: { atMost: 2 },
      },
      {
        measure: '  layout shift, the maximum of all rounds',
        value: shift(interaction),
        unit: '',
        digits: 3,
        goal: { atMost: 0 },
        fail: { atMost: 0.01 },
      },
    ]),
    {
      measure: `  ${typingWithoutScripts.name}: time to paint, relative to a plain button`,
      value: paint(typingWithoutScripts) / paint(plain),
      unit: '×',
      digits: 1,
    },
  ];
}
