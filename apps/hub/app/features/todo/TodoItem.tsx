import { m } from '@applicant-hub/copy';
import { stageNames } from '@applicant-hub/copy/stages';
import {
  ArrowRightIcon,
  Button,
  CalendarIcon,
  Card,
  CardLink,
  CheckIcon,
  CompassIcon,
  ExternalIcon,
  Heading,
  HeartIcon,
  IconBadge,
  Inline,
  ListIcon,
  MapPinIcon,
  PencilIcon,
  RefreshIcon,
  SchoolIcon,
  SearchIcon,
  StarIcon,
  Text,
  UserIcon,
  VisuallyHidden,
} from '@applicant-hub/design-system';
import type { HubStage, TodoId } from '@applicant-hub/domain';
import { type FormEvent, memo } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import { PartNotice } from '#app/platform/flash/Part.tsx';
import { pageAt, partProps } from '#app/platform/browser/page/section.ts';
import { FormToken } from '#app/platform/browser/forms/FormToken.tsx';
import { sendAfterPress } from '#app/platform/browser/forms/pressed.ts';
import { DONE, TODO } from './fields.ts';
import * as css from './TodoItem.css.ts';
import type { TodoView } from './todo-view.ts';
import { countsToggle, type TodoList, todoHeading } from './use-todo-list.ts';
import { todoWords } from './words.ts';

const icons: Record<TodoId, typeof CheckIcon> = {
  options: CompassIcon,
  priorities: StarIcon,
  qualifications: ListIcon,
  subjects: SchoolIcon,
  whereToStudy: MapPinIcon,
  courses: SearchIcon,
  personalStatement: PencilIcon,
  openDays: CalendarIcon,
  compareAndShortlist: HeartIcon,
  studySupport: UserIcon,
};

export interface TodoItemProps {
  readonly item: TodoView;
  /**
   * Id of the element that receives the focus after the step has moved to the other list. Without
   * scripts, the page returns to this element.
   */
  readonly fallback: string;
  readonly onToggle: TodoList<TodoView>['toggle'];
}

/** One step with its link, and a button that marks it as done or not done (TDO-7). */
export const TodoItem = memo(function TodoItem({ item, fallback, onToggle }: TodoItemProps) {
  const { id, tags, done, concerns, doneOn, link } = item;
  const onSubmit = (event: FormEvent<HTMLFormElement>) =>
    sendAfterPress(event, (action, fields) => onToggle(item, action, fields));
  const words = todoWords[id];
  const name = words.name();
  const Icon = icons[id];
  return (
    <Card as="li" data-todo={id} data-done={done}>
      <div className={css.layout}>
        <IconBadge icon={<Icon />} tone={done ? 'success' : 'primary'} />
        <div className={css.name}>
          <Heading level={3} size="m" {...partProps(todoHeading(id))}>
            {name}
          </Heading>
        </div>
        <div className={css.body}>
          <PartNotice of={[todoHeading(id)]} />
          <Text muted>{words.description()}</Text>
          <Text size="s" muted>
            {m.todo_stages({ stages: stagesInWords(tags) })}
          </Text>
          {!done && !concerns && (
            <Text size="s" weight="strong" data-not-now>
              {m.todo_not_now()}
            </Text>
          )}
          {done && (
            <Inline gap={1} align="center">
              <CheckIcon />
              <Text size="s">
                {doneOn === null ? m.todo_is_done() : m.todo_done_on({ date: doneOn })}
              </Text>
            </Inline>
          )}
          {link && (
            <span className={css.cta}>
              <CardLink
                href={link.href}
                {...(link.newTab && { target: '_blank', rel: 'noopener' })}
              >
                {words.cta()}&nbsp;{link.newTab ? <ExternalIcon /> : <ArrowRightIcon />}
                {link.newTab && <VisuallyHidden>{m.shell_new_tab()}</VisuallyHidden>}
              </CardLink>
            </span>
          )}
          <form method="post" action={paths.toggleTodo} onSubmit={onSubmit} className={css.toggle}>
            <FormToken />
            <input type="hidden" name={TODO} value={id} />
            <input type="hidden" name={DONE} value={String(!done)} />
            <input type="hidden" name="redirectTo" value={pageAt(paths.todo, fallback)} />
            <Button type="submit" size="s" variant="secondary" {...countsToggle(id, done)}>
              {done && <RefreshIcon />}
              {done ? m.todo_mark_to_do({ name }) : m.todo_mark_done({ name })}
            </Button>
          </form>
        </div>
      </div>
    </Card>
  );
});

/** For example 'comparing or ready to apply'. */
const stagesInWords = (tags: readonly HubStage[]): string =>
  tags.map((tag) => stageNames[tag]()).reduce((stages, last) => m.todo_stages_or({ stages, last }));
