import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { applicant } from '../support/applicant.ts';
import { tile } from '../support/hub.ts';
import type { Page } from '../support/page.ts';
import { textOf } from '../support/text.ts';

const headingOf = (hub: Page) => textOf(within(tile(hub, 'ug')).getAllByRole('heading')[0]!);

const choicesOf = (hub: Page): string[] => {
  const list = within(tile(hub, 'ug')).getByRole('list', { name: 'Your choices' });
  return within(list).getAllByRole('listitem').map(textOf);
};

test('the hub shows each step of an application in the fake systems, from its start to a university place', async () => {
  const { open } = await applicant('start');
  const start = await open('/dashboard');
  expect(headingOf(start)).toMatch(/^Start your \d{4} application/);
  const site = within(tile(start, 'ug')).getByRole('link', { name: /^Go to application/ });

  /** Presses buttons in the fake system one after another, and returns to the hub. */
  const follow = async (...names: (string | RegExp)[]) => {
    let page = await start.follow(site);
    for (const name of names) page = await page.press(page.getAllByRole('button', { name })[0]!);
    return page.follow(page.getByRole('link', { name: 'Back to the hub' }));
  };

  const written = await follow(
    'Start my application',
    'Complete Personal details',
    'Complete Education',
  );
  expect(textOf(tile(written, 'ug'))).toContain('40%');
  const sent = await follow(
    ...['Complete Personal statement', 'Complete Choices', 'Complete Review'],
    ...['Ask for my reference', 'Your referee writes the reference', /^Pay and send/],
  );
  const choices = choicesOf(sent);
  expect(choices).toHaveLength(5);
  for (const choice of choices) expect(choice).toContain('Considering');

  const offered = await follow(/^Conditional offer for Psychology, Lancaster/);
  expect(choicesOf(offered)[0]).toContain('Conditional offer');
  expect(textOf(tile(offered, 'ug'))).toContain('1 of your 5 choices');

  const decided = await follow(
    ...[/^Unconditional offer/, /^Unsuccessful/, /^Unsuccessful/, /^Unsuccessful/],
  );
  expect(textOf(tile(decided, 'ug'))).toContain('Reply by');
  const replied = await follow(/^Firm choice for/, /^Insurance choice for/);
  expect(choicesOf(replied)[0]).toContain('Firm choice');

  const placed = await follow(/^Your firm choice confirms your place/);
  expect(headingOf(placed)).toContain("You're in at your firm choice");
  expect(choicesOf(placed)[0]).toContain('Placed');
});
