import { m } from '@applicant-hub/copy';
import {
  Button,
  ButtonLink,
  Card,
  CheckIcon,
  ClockIcon,
  EmptyState,
  Heading,
  Inline,
  Link,
  Picture,
  Stack,
  Tag,
  Text,
} from '@applicant-hub/design-system';
import { FetchProblem } from '#app/platform/layout/failure/FetchProblem.tsx';
import { FormToken } from '#app/platform/browser/forms/FormToken.tsx';
import { PageHead } from '#app/platform/layout/frame/PageHead.tsx';
import { ownTodoPath } from '#app/platform/paths/calendar-path.ts';
import { paths } from '#app/platform/paths/links.ts';
import { ownDateFields } from '../own-dates/form-view.ts';
import type { ReadyStepView, ReadyView } from './view-types.ts';

export function ReadyPage({ place, picture, intro, steps, canAdd, problem }: ReadyView) {
  if (place.is !== 'known') return <NoPlace isUnknown={place.is === 'unknown'} />;
  const { university } = place;
  return (
    <Stack gap={6}>
      <PageHead title={<span data-published>{m.ready_title_at({ university })}</span>}>
        <Text size="l">{intro}</Text>
      </PageHead>
      {picture !== null && <Picture src={picture} ratio="banner" eager />}
      {problem !== null && <Text>{problem}</Text>}
      <Stack as="ol" gap={4}>
        {steps.map((step) => (
          <Step key={step.id} step={step} canAdd={canAdd} />
        ))}
      </Stack>
    </Stack>
  );
}

const NoPlace = ({ isUnknown }: { isUnknown: boolean }) => (
  <Stack gap={6}>
    <PageHead title={m.ready_title()} />
    {isUnknown ? (
      <FetchProblem
        words={m.ready_unknown()}
        href={paths.ready}
        advice={m.ready_unknown_advice()}
      />
    ) : (
      <EmptyState
        heading={<Heading level={2}>{m.ready_none_heading()}</Heading>}
        action={<ButtonLink href={paths.hub}>{m.shell_go_to_hub()}</ButtonLink>}
      >
        <Text>{m.ready_none_explanation()}</Text>
      </EmptyState>
    )}
  </Stack>
);

function Step({ step, canAdd }: { step: ReadyStepView; canAdd: boolean }) {
  const { id, title, text, link, todo, newId } = step;
  return (
    <Card as="li" data-ready={id}>
      <Stack gap={3}>
        <Heading level={2} size="m">
          {title}
        </Heading>
        <Text>{text}</Text>
        {link !== null && (
          <p>
            <Link href={link.href}>{link.label}</Link>
          </p>
        )}
        {todo !== null && (
          <Inline gap={3}>
            <Tag
              tone={todo.isDone ? 'success' : 'info'}
              icon={todo.isDone ? <CheckIcon /> : <ClockIcon />}
            >
              {todo.isDone ? m.ready_done() : (todo.due ?? m.ready_added())}
            </Tag>
            <Link href={todo.href} aria-label={m.ready_set_day_what({ title })}>
              {m.ready_set_day()}
            </Link>
          </Inline>
        )}
        {todo === null && canAdd && (
          <form method="post" action={ownTodoPath('new')}>
            <FormToken />
            <input type="hidden" name={ownDateFields.key} value={newId} />
            <input type="hidden" name={ownDateFields.title} value={title} />
            <Button
              type="submit"
              variant="secondary"
              size="s"
              aria-label={m.ready_add_what({ title })}
            >
              {m.ready_add()}
            </Button>
          </form>
        )}
      </Stack>
    </Card>
  );
}
