import { m } from '@applicant-hub/copy';
import { Banner, ButtonLink, Stack, Text } from '@applicant-hub/design-system';
import type { WidgetId } from '@applicant-hub/domain';
import { useSyncExternalStore } from 'react';
import { widgetPath } from '#app/platform/paths/links.ts';
import { subscribeCopies, unsavedTexts } from './local-copies.ts';

export interface UnsavedTextsProps {
  /** Identifies the owner of the texts, without their name. */
  owner: string;
  texts: readonly { id: WidgetId; title: string }[];
}

export function UnsavedTexts({ owner, texts }: UnsavedTextsProps) {
  const unsaved = useSyncExternalStore(
    subscribeCopies,
    () => unsavedTexts(owner).join(' '),
    () => '',
  ).split(' ');
  const left = texts.filter(({ id }) => unsaved.includes(id));
  if (left.length === 0) return null;
  return (
    <Stack gap={3}>
      {left.map(({ id, title }) => (
        <Banner
          key={id}
          tone="turn"
          title={m.drafts_left({ title })}
          action={
            <ButtonLink href={widgetPath(id)} variant="secondary">
              {m.drafts_left_open({ title })}
            </ButtonLink>
          }
        >
          <Text>{m.drafts_left_explanation()}</Text>
        </Banner>
      ))}
    </Stack>
  );
}
