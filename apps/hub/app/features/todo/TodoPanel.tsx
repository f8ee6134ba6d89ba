import { m } from '@applicant-hub/copy';
import { Details, Heading, Link, Stack, Text } from '@applicant-hub/design-system';
import type { ReactNode } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import { PartNotice } from '#app/platform/flash/Part.tsx';
import { partProps, useNamedSection } from '#app/platform/browser/page/section.ts';
import { PageHead } from '#app/platform/layout/frame/PageHead.tsx';
import { screenOnly } from '#app/platform/layout/frame/screen-only.css.ts';
import { sidePanel } from '#app/platform/layout/frame/side-panel.css.ts';
import type { OwnTodosView } from '#app/features/calendar/own-todos/list-view.ts';
import { OwnTodos } from './OwnTodos.tsx';
import { TodoItem } from './TodoItem.tsx';
import { list } from './TodoItem.css.ts';
import type { TodoView } from './todo-view.ts';
import { fallbackOf, todoGroupHeading, todoHeading, useTodoList } from './use-todo-list.ts';

export interface TodoPanelProps {
  readonly items: readonly TodoView[];
  /** The next step for the applications, which is first in the feed (EXT-31). */
  readonly next: {
    readonly title: string;
    /** Null if the hub does not have the address of the application. */
    readonly link: { readonly href: string; readonly label: string } | null;
  } | null;
  /** The applicant's own to-dos; null in a hub without them. */
  readonly own: OwnTodosView | null;
}

/** The to-do list: open steps, collapsed completed steps (TDO-4), and the applicant's own to-dos. */
export function TodoPanel({ items: loaded, next, own }: TodoPanelProps) {
  const { items, toggle } = useTodoList(loaded, todoGroupHeading);
  const done = items.filter((item) => item.done);
  const open = items.filter((item) => !item.done);
  const named = useNamedSection();
  const rows = (each: readonly TodoView[]) => (
    <ul className={list}>
      {each.map((item) => (
        <TodoItem
          key={item.id}
          item={item}
          fallback={fallbackOf(item.id, item.done, items, todoGroupHeading)}
          onToggle={toggle}
        />
      ))}
    </ul>
  );
  return (
    <div className={sidePanel}>
      <Stack gap={8}>
        <PageHead title={m.todo_title()}>
          {next && (
            <Text data-next>
              <strong>{m.todo_next({ step: next.title })}</strong>{' '}
              {next.link && <Link href={next.link.href}>{next.link.label}</Link>}
            </Text>
          )}
          <Text>{m.todo_intro()}</Text>
          <Text muted numeric>
            {m.todo_count({ done: done.length, total: items.length })}
          </Text>
        </PageHead>
        {own && <OwnTodos {...own} />}
        <TodoGroup id={todoGroupHeading(false)} heading={m.todo_heading()} empty={m.todo_empty()}>
          {open.length > 0 && rows(open)}
        </TodoGroup>
        <TodoGroup
          id={todoGroupHeading(true)}
          heading={m.todo_done_heading()}
          empty={m.todo_done_empty()}
        >
          {done.length > 0 && (
            <Details
              flush
              // Without scripts, the notice about a change is next to a step.
              open={done.some(({ id }) => todoHeading(id) === named)}
              summary={m.todo_done_steps({ count: done.length })}
            >
              {rows(done)}
            </Details>
          )}
        </TodoGroup>
        {done.length > 0 && (
          <div className={screenOnly}>
            <Link href={paths.hub} variant="standalone">
              {m.feed_close_todo()}
            </Link>
          </div>
        )}
      </Stack>
    </div>
  );
}

interface TodoGroupProps {
  readonly id: string;
  readonly heading: string;
  /** Message when the list has no step (TDO-5, TDO-6). */
  readonly empty: string;
  /** The list, or false when it is empty. */
  readonly children: ReactNode;
}

function TodoGroup({ id, heading, empty, children }: TodoGroupProps) {
  return (
    <Stack as="section" gap={4} aria-labelledby={id}>
      <Heading level={2} size="l" {...partProps(id)}>
        {heading}
      </Heading>
      <PartNotice of={[id]} />
      {children === false ? <Text>{empty}</Text> : children}
    </Stack>
  );
}
