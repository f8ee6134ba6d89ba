import { m } from '@applicant-hub/copy';
import { ButtonLink, Card, Heading, Stack, Text } from '@applicant-hub/design-system';
import { LIST_ID } from '#app/platform/paths/manage-path.ts';
import { PartNotice } from '#app/platform/flash/Part.tsx';
import { partProps } from '#app/platform/browser/section.ts';
import { emptyWords, sourceOf, type ManageKind } from '#app/platform/paths/kinds.ts';

/** There are no favourites of the kind: where to find some. */
export function NothingKept({ kind }: { kind: ManageKind }) {
  return (
    <Card {...partProps(LIST_ID)} as="section" aria-labelledby="nothing-heading">
      <PartNotice of={[LIST_ID]} />
      <Stack gap={4} align="start">
        <Heading level={2} id="nothing-heading">
          {m.manage_empty_heading()}
        </Heading>
        <Text>{emptyWords[kind]()}</Text>
        <ButtonLink href={sourceOf[kind]}>{m.manage_choose()}</ButtonLink>
      </Stack>
    </Card>
  );
}
