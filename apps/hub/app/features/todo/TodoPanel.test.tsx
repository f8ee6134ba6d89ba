import { type TileStatus, todoIds, todoSteps } from '@applicant-hub/domain';
import { expect, it } from 'vitest';
import type { OwnTodosView, OwnTodoView } from '#app/features/calendar/own-todos/list-view.ts';
import { renderPage } from '#app/features/catalogue/testing/render-page.tsx';
import { loadTodo } from './load.server.ts';
import type { HubConfig } from '#app/platform/server/config/config.server.ts';
import { createTestSite } from '#app/platform/server/testing/context.ts';
import { TodoPanel } from './TodoPanel.tsx';
import { todoWords } from './words.ts';
import { testScope } from '#app/platform/request/testing/test-scope.ts';

const noTodos: OwnTodosView = {
  heading: 'Your own to-dos',
  intro: 'Whatever else there is to do.',
  add: 'Add a to-do',
  none: 'None yet',
  allDone: 'All done',
  problem: null,
  todos: [],
};

const setting = (name: string, data: object) => ({
  collection: 'dashboardTodo' as const,
  name,
  data: JSON.stringify(data),
});

interface Shown {
  studyYear?: number;
  widgets?: object;
  ug?: TileStatus;
  own?: Partial<OwnTodosView>;
  /** The part of the page to which a form returned. */
  at?: string | undefined;
  config?: Partial<HubConfig>;
}

function show(
  done: readonly string[],
  { studyYear = 2027, widgets = {}, ug, own = {}, config = {}, at }: Shown = {},
) {
  const settings = done.map((id) =>
    setting(id, { done: true, lastUpdated: '2026-11-20T09:15:00.000Z' }),
  );
  const items = loadTodo(
    testScope({
      context: createTestSite({ config }).request().context,
      applicant: { user: { settings }, personalisation: { studyYear }, pageState: { widgets } },
    }),
    { ug: ug ?? null, uc: null },
  );
  const next = { title: 'Reply to your offers', link: { href: '/reply', label: 'Reply' } };
  return renderPage(
    <TodoPanel items={items} next={next} own={{ ...noTodos, ...own }} />,
    at === undefined ? '/dashboard/todo' : `/dashboard/todo?at=${at}`,
  );
}

const stepOf = (html: string, id: string) =>
  new RegExp(`<li[^>]*data-todo="${id}".*?</li>`, 's').exec(html)?.[0] ?? '';

const allDone = 'Congratulations! You have completed your to do list!';
const noneDone =
  'You have not yet completed any to do items. Once you have, click the &quot;Done&quot; button on the to do item to mark it as complete.';

it('[TDO-4][TDO-7] steps that are not done are under To do, and completed steps are under Done', async () => {
  const html = await show(['subjects', 'courses']);
  const [toDo = '', done = ''] = html.split('>Done</h2>');
  expect(toDo).toContain('>To do</h2>');
  for (const id of todoIds) {
    const isDone = id === 'subjects' || id === 'courses';
    expect(isDone ? done : toDo).toContain(`data-todo="${id}"`);
    expect(stepOf(html, id)).toMatch(/<svg.*<h3[^>]*>[^<]+<\/h3>.*<p[^>]*>[^<]+<\/p>.*<a /s);
  }
  expect(stepOf(html, 'subjects')).toMatch(/<button.*Mark Your subjects as to do<\/button>/s);
  expect(stepOf(html, 'subjects')).toContain('Done on Friday 20 November');
  expect(stepOf(html, 'options')).toMatch(/<button.*Mark Your options as done<\/button>/s);
  expect(html).not.toContain(allDone);
  expect(html).not.toContain(noneDone);
});

it('completed steps are collapsed, unless the page returns to one of them', async () => {
  const fold = /<h2[^>]*>Done<\/h2>.*?<details([^>]*)><summary.*?2 steps done<\/summary>/s;
  const attributesAt = async (at?: string) =>
    fold.exec(await show(['subjects', 'courses'], { at }))?.[1];
  expect(await attributesAt()).not.toContain('open');
  expect(await attributesAt('todo-courses')).toContain('open=""');
  expect(await attributesAt('todo-options')).not.toContain('open');
});

it('[TDO-3] a step has text, an icon, tags, a link, its state and the date when it was done', async () => {
  for (const { id, tags, action } of todoSteps(2027)) {
    const words = todoWords[id];
    const html = stepOf(await show([id]), id);
    for (const text of [words.name(), words.description(), words.cta()]) {
      expect(text).not.toBe('');
      expect(html).toContain(text.replaceAll("'", '&#x27;'));
    }
    expect(html).toContain('<svg');
    expect(html).toContain('data-done="true"');
    expect(html).toContain('Done on Friday 20 November');
    expect(html).toContain(`href="${action.link ?? `/dashboard?widget=${action.widget}`}"`);
    expect(tags.length).toBeGreaterThan(0);
  }
});

it('[FED-2] a link to close the legacy to-do list is shown once a step is done', async () => {
  const link = /<a [^>]*href="\/dashboard"[^>]*>Close legacy to do list<\/a>/;
  expect(await show(['options'])).toMatch(link);
  expect(await show([])).not.toContain('legacy to do list');
});

it('[TDO-5] the list has a message when there is nothing to do', async () => {
  const [toDo] = (await show(todoIds)).split('>Done</h2>');
  expect(toDo).toContain(allDone);
  expect(await show(todoIds.slice(1))).not.toContain(allDone);
});

it('[TDO-6] the list has a message when nothing is done', async () => {
  const [, done] = (await show([])).split('>Done</h2>');
  expect(done).toContain(noneDone);
  expect(await show(todoIds.slice(0, 1))).not.toContain(noneDone);
});

it('[TDO-8][TDO-9] links to widgets and pages open in place, and links to other systems open in a new tab', async () => {
  const html = await show([]);
  expect(stepOf(html, 'personalStatement')).toContain('href="/dashboard?widget=StatementNew"');
  expect(stepOf(html, 'subjects')).toMatch(/href="\/explore\/subjects"/);
  for (const id of todoIds) {
    const isElsewhere = id === 'options' || id === 'studySupport';
    expect(stepOf(html, id).includes('target="_blank"')).toBe(isElsewhere);
    expect(stepOf(html, id).includes('(opens in a new tab)')).toBe(isElsewhere);
  }
});

it('[GRD-33] applicants for entry in 2025 open the statement for their year', async () => {
  const step = stepOf(await show([], { studyYear: 2025 }), 'personalStatement');
  expect(step).toContain('href="/dashboard?widget=Statement"');
});

it('[TDO-3] a step whose widget is switched off has no link, but can still be marked as done', async () => {
  const step = stepOf(await show([], { widgets: { Tariff: { disable: true } } }), 'qualifications');
  expect(step).not.toContain('<a ');
  expect(step).toContain('Mark Your qualifications as done</button>');
});

it('[EXT-31] the list starts with the next step of the feed', async () => {
  const html = await show([]);
  expect(html).toMatch(/<strong>Next: Reply to your offers<\/strong> <a [^>]*href="\/reply"/);
});

it('[EXT-31] only steps that a submitted application no longer needs are marked as not needed', async () => {
  const later = 'Not needed now';
  const html = await show(['subjects'], { ug: 'waitingForDecisions' });
  expect(stepOf(html, 'personalStatement')).toContain(later);
  expect(stepOf(html, 'courses')).toContain(later);
  for (const id of ['subjects', 'openDays', 'studySupport']) {
    expect(stepOf(html, id)).not.toContain(later);
  }
  expect(await show([], { ug: 'inProgress' })).not.toContain(later);
});

const train: OwnTodoView = {
  id: 'own-train',
  todo: 'train',
  title: 'Book the train',
  done: false,
  due: 'By Friday 5 February, in 3 days',
  isLate: false,
  change: { href: '/dashboard/todo/own/train', label: 'Change: Book the train' },
};

it("[EXT-36] the applicant's own to-dos are separate, and do not count as steps", async () => {
  const todos = [train, { ...train, id: 'own-b', todo: 'b', done: true }];
  const html = await show(['options'], { own: { todos } });
  expect(html).toContain('1 of 10 done');
  const [before = '', steps = ''] = html.split('>To do</h2>');
  expect(before).toContain('Your own to-dos</h2>');
  expect(before).toContain('By Friday 5 February, in 3 days');
  expect(before).toMatch(/<button.*Mark Book the train as done<\/button>/s);
  expect(before).toContain('href="/dashboard/todo/own/train"');
  expect(before).toMatch(/<summary.*1 of 2 done.*Mark Book the train as to do/s);
  expect(steps).not.toContain('data-own-todo');
});

it.each<[Partial<OwnTodosView>, string]>([
  [{}, 'None yet'],
  [{ todos: [{ ...train, done: true }] }, 'All done'],
  [{ problem: 'Not known' }, 'Not known'],
])(
  '[EXT-36] with the list %j, the panel shows a message, and links to the form for a new to-do',
  async (own, words) => {
    const html = await show([], { own });
    expect(html).toContain(words);
    expect(html.includes('None yet')).toBe(words === 'None yet');
    expect(html).toContain('href="/dashboard/todo/own/new"');
  },
);

it('a step has no link if the hub does not have its page', async () => {
  const { links } = createTestSite().config;
  const html = await show([], { config: { links: { ...links, careers: null } } });
  expect(stepOf(html, 'options')).toContain(todoWords.options.name());
  expect(stepOf(html, 'options')).not.toContain('<a ');
  expect(stepOf(html, 'studySupport')).toContain('href="/ucas/need-study-support"');
});
