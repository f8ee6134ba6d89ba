import { m } from '@applicant-hub/copy';
import {
  ButtonLink,
  ExternalIcon,
  Heading,
  Inline,
  MapPinIcon,
  Picture,
  Stack,
  Text,
} from '@applicant-hub/design-system';
import { FavouriteButton } from '#app/features/favourites/FavouriteButton.tsx';
import { HeartsNote } from '#app/features/favourites/HeartsNote.tsx';
import { Part } from '#app/platform/flash/Part.tsx';
import { partProps } from '#app/platform/browser/page/section.ts';
import type { UniView } from './uni-view.server.ts';

const PART = 'uni';

export function UniHead({ uni, isFavourite }: { uni: UniView; isFavourite: boolean | null }) {
  return (
    <Stack {...partProps(PART)} as="header" gap={5}>
      <Part id={PART}>
        <Picture src={uni.picture} drawing={uni.drawing} ratio="banner" eager />
        <Inline gap={5} justify="space-between" align="end">
          <Stack gap={2}>
            <Heading level={1} size="2xl">
              {uni.name}
            </Heading>
            <Inline gap={2}>
              <MapPinIcon />
              <Text size="l" muted>
                {uni.distance === null
                  ? uni.town
                  : m.explore_uni_place({ town: uni.town, distance: uni.distance })}
              </Text>
            </Inline>
          </Stack>
          <Inline gap={3}>
            <FavouriteButton
              kind="unis"
              item={{ id: uni.id }}
              title={uni.name}
              isFavourite={isFavourite}
            />
            {uni.url !== null && (
              <ButtonLink href={uni.url} variant="secondary" size="s">
                {m.explore_uni_visit_website()} <ExternalIcon />
              </ButtonLink>
            )}
          </Inline>
        </Inline>
        <HeartsNote of={[isFavourite]} />
      </Part>
    </Stack>
  );
}
