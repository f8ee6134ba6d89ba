import { m } from '@applicant-hub/copy';
import { Banner, ButtonLink, Stack, Text } from '@applicant-hub/design-system';
import { StashedInput } from './StashedInput.tsx';

export type FormMessage =
  /** The form was restored after sign-in. */
  | { kind: 'kept' }
  | { kind: 'problem'; text: string }
  /**
   * Another device saved first. `current` is the version that it saved, as lines of text, or null
   * if it deleted the item.
   */
  | { kind: 'conflict'; intent: 'save' | 'delete'; current: string[] | null };

interface FormMessageViewProps {
  message: FormMessage;
  /** The page that the applicant can return to without saving. */
  backHref: string;
}

export function FormMessageView({ message, backHref }: FormMessageViewProps) {
  switch (message.kind) {
    case 'kept':
      return <StashedInput />;
    case 'problem':
      return (
        <Banner tone="danger" role="alert" autofocus>
          <Text>{message.text}</Text>
        </Banner>
      );
    case 'conflict':
      return <Conflict {...message} backHref={backHref} />;
  }
}

function Conflict({
  intent,
  current,
  backHref,
}: Extract<FormMessage, { kind: 'conflict' }> & { backHref: string }) {
  if (current === null) {
    return (
      <Banner tone="danger" role="alert" autofocus>
        <Text>{m.mine_conflict_gone()}</Text>
      </Banner>
    );
  }
  return (
    <Banner tone="danger" role="alert" autofocus>
      <Stack gap={3} align="start">
        <Text>{m.mine_conflict()}</Text>
        <div data-other>
          {current.map((line) => (
            <Text key={line} weight="strong">
              {line}
            </Text>
          ))}
        </div>
        <Text>{intent === 'delete' ? m.mine_conflict_delete() : m.mine_conflict_save()}</Text>
        <ButtonLink href={backHref} variant="secondary" size="s">
          {m.mine_keep_other()}
        </ButtonLink>
      </Stack>
    </Banner>
  );
}
