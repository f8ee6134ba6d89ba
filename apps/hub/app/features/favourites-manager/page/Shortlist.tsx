import { m } from '@applicant-hub/copy';
import { ButtonLink, Card, Heading, Inline, Link, Stack, Text } from '@applicant-hub/design-system';
import { paths } from '#app/platform/paths/links.ts';
import { fieldOf } from '#app/features/favourites/command.ts';
import { PlaceForm } from '#app/features/favourites/PlaceForm.tsx';
import { SHORTLIST_ID } from '#app/platform/paths/manage-path.ts';
import { PartNotice } from '#app/platform/flash/Part.tsx';
import { partProps } from '#app/platform/browser/page/section.ts';
import type { ShortlistView, SlotView } from '../view-types.ts';
import { ShortlistSlot } from './ShortlistSlot.tsx';
import { slots as slotsClass } from './Shortlist.css.ts';

/** The five best courses in order (FAV-12), with buttons to change the list. */
export function Shortlist({ shortlist: { slots, count } }: { shortlist: ShortlistView }) {
  return (
    <Card {...partProps(SHORTLIST_ID)} as="section" aria-labelledby="shortlist-heading">
      <PartNotice of={[SHORTLIST_ID]} />
      <Inline gap={4} justify="space-between">
        <Stack gap={1}>
          <Heading level={2} id="shortlist-heading">
            {m.manage_shortlist_heading()}
          </Heading>
          <Text muted>{m.manage_shortlist_intro()}</Text>
        </Stack>
        {count > 1 && (
          <ButtonLink href={paths.compareFavourites} variant="secondary">
            {m.manage_compare_link()}
          </ButtonLink>
        )}
      </Inline>
      <ol className={slotsClass}>
        {slots.map((slot) => (
          <ShortlistSlot
            key={slot.course === null ? slot.slot : fieldOf(slot.course.ref)}
            slot={slot}
            free={<FreeSlot isNext={slot.slot === count + 1} />}
            actions={<SlotActions slot={slot} count={count} />}
          />
        ))}
      </ol>
    </Card>
  );
}

/** The first free slot explains how to fill it. */
const FreeSlot = ({ isNext }: { isNext: boolean }) => (
  <>
    <Text muted>{m.manage_shortlist_free()}</Text>
    {isNext && (
      <Text size="s" muted>
        {m.manage_shortlist_next()} <Link href={paths.results}>{m.manage_shortlist_find()}</Link>
      </Text>
    )}
  </>
);

function SlotActions({ slot: { slot, course }, count }: { slot: SlotView; count: number }) {
  if (course === null) return null;
  return (
    <PlaceForm
      item={course.ref}
      title={course.known?.fullTitle ?? m.favourites_slot({ slot })}
      place={slot}
      count={count}
    />
  );
}
