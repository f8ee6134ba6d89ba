import { m } from '@applicant-hub/copy';
import {
  Button,
  ButtonLink,
  Card,
  Heading,
  Inline,
  Stack,
  Text,
  TextField,
  useEnhanced,
} from '@applicant-hub/design-system';
import { useState } from 'react';
import { paths } from '#app/platform/paths/links.ts';
import { FormToken } from '#app/platform/browser/forms/FormToken.tsx';
import { PartNotice } from '#app/platform/flash/Part.tsx';
import { partProps } from '#app/platform/browser/page/section.ts';
import { LINK_PART, linkActPath } from '#app/platform/paths/calendar-path.ts';
import { screenOnly } from '#app/platform/layout/frame/screen-only.css.ts';
import type { CalendarView, LinkView } from '../view-types.ts';

type CalendarLinkPartProps = Pick<CalendarView, 'link' | 'linkIntro'>;

export function CalendarLinkPart({ link, linkIntro }: CalendarLinkPartProps) {
  return (
    <div className={screenOnly}>
      <Card {...partProps(LINK_PART)} as="section" aria-labelledby={`${LINK_PART}-heading`}>
        <PartNotice of={[LINK_PART]} />
        <Stack gap={4}>
          <Stack gap={2}>
            <Heading level={2} size="l" id={`${LINK_PART}-heading`}>
              {m.calendar_link()}
            </Heading>
            <Text>{linkIntro}</Text>
          </Stack>
          {link.state === 'there' && <PrivateLink {...link} />}
          {link.state === 'none' && <CreateLink />}
          {link.state === 'unknown' && <Text muted>{m.calendar_link_unknown()}</Text>}
        </Stack>
      </Card>
    </div>
  );
}

function CreateLink() {
  return (
    <form method="post" action={paths.calendar}>
      <FormToken />
      {/* After a lost session, the form is stashed, and the page shows a message after sign-in. */}
      <input type="hidden" name="redirectTo" value={paths.calendar} />
      <Button type="submit">{m.calendar_link_create()}</Button>
    </form>
  );
}

function PrivateLink({ url, since }: Extract<LinkView, { state: 'there' }>) {
  return (
    <Stack gap={4}>
      <TextField
        name="calendarLink"
        type="url"
        label={m.calendar_link_field()}
        hint={m.calendar_link_hint()}
        value={url}
        readOnly
      />
      <Inline gap={3}>
        <ButtonLink href={url.replace(/^https?:/, 'webcal:')} variant="primary">
          {m.calendar_link_open()}
        </ButtonLink>
        <CopyLink url={url} />
      </Inline>
      <Inline gap={3}>
        <ButtonLink href={linkActPath('renew')} variant="secondary" size="s">
          {m.calendar_link_renew()}
        </ButtonLink>
        <ButtonLink href={linkActPath('stop')} variant="secondary" size="s">
          {m.calendar_link_stop()}
        </ButtonLink>
        {since !== null && (
          <Text size="s" muted>
            {m.calendar_link_since({ date: since })}
          </Text>
        )}
      </Inline>
    </Stack>
  );
}

/** Copying needs a script. Without a script, the applicant selects the link. */
function CopyLink({ url }: { url: string }) {
  const [said, setSaid] = useState('');
  if (!useEnhanced()) return null;
  const copy = () => {
    navigator.clipboard.writeText(url).then(
      () => setSaid(m.calendar_link_copied()),
      () => setSaid(m.calendar_link_copy_failed()),
    );
  };
  return (
    <>
      <Button type="button" variant="secondary" onClick={copy}>
        {m.calendar_link_copy()}
      </Button>
      <div role="status">{said && <Text size="s">{said}</Text>}</div>
    </>
  );
}
