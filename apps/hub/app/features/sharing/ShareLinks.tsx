import { m } from '@applicant-hub/copy';
import {
  ButtonLink,
  Card,
  Heading,
  Inline,
  Stack,
  Text,
  TextField,
} from '@applicant-hub/design-system';
import { endSharePath } from '#app/platform/paths/share-path.ts';
import { CopyButton } from './ScriptedButtons.tsx';
import type { LinksView, LinkView } from './view-types.ts';

export function ShareLinks({ links, problem }: LinksView) {
  return (
    <Stack gap={3}>
      <Heading level={3} size="m">
        {m.share_links()}
      </Heading>
      {problem !== null && <Text muted>{problem}</Text>}
      {problem === null && links.length === 0 && <Text muted>{m.share_links_none()}</Text>}
      {links.length > 0 && (
        <Stack as="ul" gap={3}>
          {links.map((link, index) => (
            <ShareLink key={link.id} {...link} number={index + 1} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

const ShareLink = ({ id, url, shows, made, ends, number }: LinkView & { number: number }) => (
  <Card as="li" quiet>
    <Stack gap={3}>
      <Text weight="strong">{m.share_link_ends({ date: ends })}</Text>
      <TextField
        name={`link-${number}`}
        type="url"
        label={m.share_link_field({ number })}
        hint={
          made === null ? m.share_link_shows_only({ shows }) : m.share_link_shows({ shows, made })
        }
        value={url}
        readOnly
      />
      <Inline gap={3}>
        <CopyButton url={url} />
        <ButtonLink
          href={endSharePath(id)}
          variant="secondary"
          aria-label={m.share_link_end_what({ shows, date: ends })}
        >
          {m.share_link_end()}
        </ButtonLink>
      </Inline>
    </Stack>
  </Card>
);
