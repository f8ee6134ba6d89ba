import {
  CheckIcon,
  ClockIcon,
  CrossIcon,
  Inline,
  Link,
  Stack,
  Tag,
  Text,
  type ToneName,
} from '@applicant-hub/design-system';
import type { CallOutcome } from '@applicant-hub/domain';
import { publishedText } from '#app/platform/layout/language/published-text.ts';
import { screenOnly } from '#app/platform/layout/frame/screen-only.css.ts';
import { CallPhone } from './CallPhone.tsx';
import type { CallNoteView, CallView } from './view-types.ts';

export const CallList = ({ calls }: { calls: readonly CallView[] }) => (
  <Stack as="ul" gap={4}>
    {calls.map((call) => (
      <Row key={call.name} {...call} />
    ))}
  </Stack>
);

const Row = ({ name, phone, noPhone, link, note }: CallView) => (
  <Inline as="li" justify="space-between" gap={2} data-call>
    <Stack gap={1}>
      <Text weight="strong">
        <span {...publishedText}>{name}</span>
      </Text>
      {note && <Note {...note} />}
    </Stack>
    <Inline gap={3}>
      {phone ? (
        <CallPhone phone={phone} name={name} variant="secondary" size="s" />
      ) : (
        <Text size="s" muted>
          {noPhone}
        </Text>
      )}
      {link && (
        <div className={screenOnly}>
          <Link href={link.href} variant="standalone" aria-label={link.name}>
            {link.label}
          </Link>
        </div>
      )}
    </Inline>
  </Inline>
);

/** Colour and icon of a result. They only repeat its text. */
const looks: Readonly<Record<CallOutcome, readonly [tone: ToneName, Icon: typeof CheckIcon]>> = {
  called: ['info', ClockIcon],
  yes: ['success', CheckIcon],
  no: ['neutral', CrossIcon],
};

const Note = ({ tag, words, due }: CallNoteView) => (
  <>
    {(tag !== null || due !== null) && (
      <Inline gap={2}>
        {tag && <Outcome {...tag} />}{' '}
        {due !== null && (
          <Text as="span" size="s">
            {due}
          </Text>
        )}
      </Inline>
    )}
    {words !== '' && <Text size="s">{words}</Text>}
  </>
);

function Outcome({ outcome, label }: NonNullable<CallNoteView['tag']>) {
  const [tone, Icon] = looks[outcome];
  return (
    <Tag tone={tone} icon={<Icon />}>
      {label}
    </Tag>
  );
}
