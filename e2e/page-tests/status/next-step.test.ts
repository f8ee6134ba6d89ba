import { within } from '@testing-library/dom';
import { isSent, type TileStatus } from '@applicant-hub/domain';
import { expect, test } from 'vitest';
import { applicant } from '../support/applicant.ts';
import { tiles } from '../support/hub.ts';
import { isVisible, textOf } from '../support/text.ts';

/** Text that asks the applicant to write or send an application. */
const sending = /(send|finish|start) your application|open your statement/i;

/** Text in the statement widget that asks the applicant to write. */
const writing = /(start|continue) writing/i;

/**
 * All personas with a hub. `new` is missing, because that persona must first answer the first-visit
 * questions.
 */
const personas = [
  ...['start', 'in-progress', 'ready', 'approval', 'returned', 'sent', 'waiting', 'offers'],
  ...['confirm', 'confirm-conditional', 'confirm-reasons', 'placed', 'insurance', 'ucc'],
  ...['unplaced', 'extra'],
  ...['clearing', 'withdrawn', 'conservatoire', 'both', 'postgraduate', 'teacher', 'apprentice'],
  ...['under-16', 'overseas', 'scottish', 'welsh', 'heavy'],
];

test('[NTF-9] the first page of a session has no tips for a sent application, and all pages show the same unread count', async () => {
  const { open } = await applicant('waiting');
  const first = await open('/dashboard/notifications');
  expect(textOf(first.part('main'))).not.toMatch(/blank page|Ask for your reference/);
  const bellOf = async (path: string) =>
    textOf((await open(path)).getByRole('link', { name: /\d+\+? unread/ }));
  const bell = await bellOf('/dashboard/notifications');
  expect(textOf(first.part('main'))).toContain(`${/\d+/.exec(bell)?.[0]} unread notification`);
  for (const path of ['/dashboard', '/dashboard/calendar', '/help']) {
    expect(await bellOf(path), path).toBe(bell);
  }
});

for (const persona of personas) {
  test(`[EXT-31] all regions that show a next step to "${persona}" show the same step`, async () => {
    const { open } = await applicant(persona);
    const hub = await open('/dashboard');
    const shown = tiles(hub);
    expect(shown).not.toHaveLength(0);
    // An applicant with a second application to send is asked to send it.
    const hasSent = shown.every(({ dataset }) => isSent(dataset['status'] as TileStatus) === true);
    const isOver = shown.every((tile) => textOf(tile).includes('have closed'));
    const isDone = hasSent || isOver;

    const feed = within(hub.getByRole('region', { name: 'Your feed' }));
    const [first] = feed.getAllByRole('heading', { level: 3 });
    const next = textOf(first!);
    if (isDone) expect(textOf(hub.part('main'))).not.toMatch(sending);

    // A stage is shown only for an unsent application, and its next step is also in the feed.
    const stages = hub.parts('[data-stage]');
    expect(stages).toHaveLength(isDone ? 0 : 1);
    for (const stage of stages) {
      const href = within(stage).getByRole('link').getAttribute('href');
      const links = feed.getAllByRole('link');
      expect(links.filter(isVisible).map((link) => link.getAttribute('href'))).toContain(href);
    }

    // The tools, including those in the collapsed section.
    const [statement] = hub.parts('[data-widget^="Statement"]');
    if (statement !== undefined) {
      if (isDone) expect(statement.textContent).not.toMatch(writing);
      else expect(statement.textContent).toMatch(writing);
    }

    const todo = await open('/dashboard/todo');
    expect(textOf(todo.part('[data-next]'))).toContain(`Next: ${next}`);
    // The step for a sent statement is done, or needs no action.
    const step = '[data-todo="personalStatement"]';
    const behind = todo.parts(`${step}[data-done="true"], ${step} [data-not-now]`);
    if (isDone) expect(behind).toHaveLength(1);
    else expect(todo.parts(`${step} [data-not-now]`)).toHaveLength(0);

    const application = await open('/dashboard/application');
    const standing = textOf(application.parts('[data-standing]')[0]!);
    const [, status = '?', actor = ''] = /^[^:]+: (.+?)(?: – (.+))?$/.exec(standing) ?? [];
    expect(textOf(shown[0]!)).toContain(status);
    expect(textOf(shown[0]!)).toContain(actor);
    // If the tile shows that applications are closed, the page does not offer to start one.
    if (isOver) expect(textOf(application.part('[data-main]'))).not.toMatch(/Start \d{4}/);

    // The hub's own tips and the editors' tips.
    const notifications = textOf((await open('/dashboard/notifications')).part('main'));
    if (isDone) expect(notifications).not.toContain('still a blank page');
    // While an adviser has the application, they write the reference.
    const isWritten = shown.some(({ dataset }) => dataset['status'] === 'awaitingApproval');
    if (isDone && !isWritten) expect(notifications).not.toContain('Ask for your reference');
  });
}
