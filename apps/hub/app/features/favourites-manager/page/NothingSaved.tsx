import { m } from '@applicant-hub/copy';
import { ButtonLink, EmptyState, Heading, Stack, Text } from '@applicant-hub/design-system';
import { LIST_ID } from '#app/platform/paths/manage-path.ts';
import { PartNotice } from '#app/platform/flash/Part.tsx';
import { partProps } from '#app/platform/browser/page/section.ts';
import { emptyWords, sourceOf, type ManageKind } from '#app/platform/paths/kinds.ts';

export function NothingSaved({ kind }: { kind: ManageKind }) {
  return (
    <Stack {...partProps(LIST_ID)}>
      <PartNotice of={[LIST_ID]} />
      <EmptyState
        heading={<Heading level={2}>{m.manage_empty_heading()}</Heading>}
        action={<ButtonLink href={sourceOf[kind]}>{m.manage_choose()}</ButtonLink>}
      >
        <Text>{emptyWords[kind]()}</Text>
      </EmptyState>
    </Stack>
  );
}
