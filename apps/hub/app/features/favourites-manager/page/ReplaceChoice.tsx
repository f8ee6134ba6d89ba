import { m } from '@applicant-hub/copy';
import { ButtonLink, Card, Heading, Stack, Text } from '@applicant-hub/design-system';
import { ShortlistButton } from '#app/features/favourites/ShortlistButton.tsx';
import { SHORTLIST_ID } from '#app/platform/paths/manage-path.ts';
import type { ShortlistView } from '../view-types.ts';
import { PartNotice } from '#app/platform/flash/Part.tsx';
import { partProps } from '#app/platform/browser/page/section.ts';
import { ShortlistSlot } from './ShortlistSlot.tsx';
import { slots as slotsClass } from './Shortlist.css.ts';

export interface ReplaceChoiceProps {
  readonly replacement: NonNullable<ShortlistView['replacement']>;
  readonly slots: ShortlistView['slots'];
  readonly cancelHref: string;
}

/** Asks which course to replace when all five slots are taken. */
export function ReplaceChoice({ replacement, slots, cancelHref }: ReplaceChoiceProps) {
  const { ref, fullTitle } = replacement;
  return (
    <Card {...partProps(SHORTLIST_ID)} as="section" aria-labelledby="replace-heading">
      <PartNotice of={[SHORTLIST_ID]} />
      <Stack gap={1}>
        <Heading level={2} id="replace-heading">
          {m.manage_replace_heading()}
        </Heading>
        <Text>{m.manage_replace_intro({ title: fullTitle })}</Text>
      </Stack>
      <ol className={slotsClass}>
        {slots.map((view) => (
          <ShortlistSlot
            key={view.slot}
            slot={view}
            free={null}
            actions={
              <ShortlistButton
                intent="shortlist-replace"
                item={ref}
                title={fullTitle}
                slot={view.slot}
                label={m.manage_replace_button({
                  title: view.course?.known?.title ?? m.favourites_slot({ slot: view.slot }),
                })}
              />
            }
          />
        ))}
      </ol>
      <div>
        <ButtonLink href={cancelHref} variant="secondary">
          {m.manage_replace_cancel()}
        </ButtonLink>
      </div>
    </Card>
  );
}
