import { m } from '@applicant-hub/copy';
import { Banner, ButtonLink, Stack, Text } from '@applicant-hub/design-system';
import { KeptInput } from '#app/platform/flash/KeptInput.tsx';
import { paths } from '#app/platform/paths/links.ts';
import type { OwnDateMessage } from './form-view.ts';

/** What there is to say above the form of a date. */
export function OwnDateMessageView(message: OwnDateMessage) {
  switch (message.kind) {
    case 'kept':
      return <KeptInput />;
    case 'problem':
      return (
        <Banner tone="danger" role="alert" autofocus>
          <Text>{message.text}</Text>
        </Banner>
      );
    case 'conflict':
      return <Conflict {...message} />;
  }
}

/** Another device was faster: what it left, what happens to what was typed, and a way out. */
function Conflict({ intent, current }: Extract<OwnDateMessage, { kind: 'conflict' }>) {
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
        <ButtonLink href={paths.calendar} variant="secondary" size="s">
          {m.mine_keep_other()}
        </ButtonLink>
      </Stack>
    </Banner>
  );
}
