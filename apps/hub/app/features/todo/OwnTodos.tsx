import { m } from '@applicant-hub/copy';
import {
  ButtonLink,
  Card,
  Details,
  Heading,
  Inline,
  Link,
  Stack,
  Text,
  Button,
} from '@applicant-hub/design-system';
import type { FormEvent } from 'react';
import {
  OWN_DONE,
  OWN_TODO,
  type OwnTodosView,
  type OwnTodoView,
} from '#app/features/calendar/own-todos/list-view.ts';
import { FormToken } from '#app/platform/browser/forms/FormToken.tsx';
import { sendAfterPress } from '#app/platform/browser/forms/pressed.ts';
import { pageAt, partProps } from '#app/platform/browser/page/section.ts';
import { PartNotice } from '#app/platform/flash/Part.tsx';
import { screenOnly } from '#app/platform/layout/frame/screen-only.css.ts';
import { NEW_OWN, OWN_TODOS, ownTodoPath } from '#app/platform/paths/calendar-path.ts';
import { paths } from '#app/platform/paths/links.ts';
import { list } from './TodoItem.css.ts';
import {
  countsToggle,
  fallbackOf,
  todoHeading,
  type TodoList,
  useTodoList,
} from './use-todo-list.ts';

/**
 * Analytics counts a click on any of the applicant's own to-dos under this name, without
 * identifying the to-do.
 */
const COUNTED = 'own';

const group = () => OWN_TODOS;

/** The applicant's own to-dos, next to the ten steps (EXT-36). */
export function OwnTodos(view: OwnTodosView) {
  return (
    <Stack as="section" gap={4} aria-labelledby={OWN_TODOS}>
      <Heading level={2} size="l" {...partProps(OWN_TODOS)}>
        {view.heading}
      </Heading>
      <PartNotice of={[OWN_TODOS]} />
      {view.problem === null ? <Lists {...view} /> : <Text>{view.problem}</Text>}
      <Stack gap={2} align="start">
        <ButtonLink href={ownTodoPath(NEW_OWN)} variant="secondary">
          {view.add}
        </ButtonLink>
        <Text size="s" muted>
          {view.intro}
        </Text>
      </Stack>
    </Stack>
  );
}

function Lists({ todos, none, allDone }: OwnTodosView) {
  const { items, toggle } = useTodoList(todos, group);
  const done = items.filter((item) => item.done);
  const open = items.filter((item) => !item.done);
  const rows = (each: readonly OwnTodoView[]) => (
    <ul className={list}>
      {each.map((item) => (
        <OwnTodo
          key={item.id}
          item={item}
          fallback={fallbackOf(item.id, item.done, items, group)}
          onToggle={toggle}
        />
      ))}
    </ul>
  );
  return (
    <>
      {open.length > 0 ? rows(open) : <Text>{done.length > 0 ? allDone : none}</Text>}
      {done.length > 0 && (
        <Details summary={m.todo_count({ done: done.length, total: items.length })}>
          {rows(done)}
        </Details>
      )}
    </>
  );
}

interface OwnTodoProps {
  readonly item: OwnTodoView;
  /** Id of the element that receives the focus after the to-do has moved to the other list. */
  readonly fallback: string;
  readonly onToggle: TodoList<OwnTodoView>['toggle'];
}

function OwnTodo({ item, fallback, onToggle }: OwnTodoProps) {
  const { id, todo, title, done, due, isLate, change } = item;
  const onSubmit = (event: FormEvent<HTMLFormElement>) =>
    sendAfterPress(event, (action, fields) => onToggle(item, action, fields));
  return (
    <Card as="li" data-own-todo={todo} data-done={done}>
      <Stack gap={2}>
        <Heading level={3} size="s" {...partProps(todoHeading(id))}>
          {title}
        </Heading>
        <PartNotice of={[todoHeading(id)]} />
        {due !== null && (
          <Text size="s" weight={isLate ? 'strong' : undefined}>
            {due}
          </Text>
        )}
        <Inline gap={3} align="center">
          <form method="post" action={paths.toggleOwnTodo} onSubmit={onSubmit}>
            <FormToken />
            <input type="hidden" name={OWN_TODO} value={todo} />
            <input type="hidden" name={OWN_DONE} value={String(!done)} />
            <input type="hidden" name="redirectTo" value={pageAt(paths.todo, fallback)} />
            <Button type="submit" size="s" variant="secondary" {...countsToggle(COUNTED, done)}>
              {done ? m.todo_mark_to_do({ name: title }) : m.todo_mark_done({ name: title })}
            </Button>
          </form>
          <div className={screenOnly}>
            <Link href={change.href} variant="standalone" aria-label={change.label}>
              {m.mine_change()}
            </Link>
          </div>
        </Inline>
      </Stack>
    </Card>
  );
}
