import { m } from '@applicant-hub/copy';
import {
  ButtonLink,
  ExternalIcon,
  Heading,
  Inline,
  Link,
  MapPinIcon,
  Picture,
  Stack,
  Text,
} from '@applicant-hub/design-system';
import { ChoiceTag } from '#app/features/catalogue/choice/ChoiceTag.tsx';
import { InEnglish } from '#app/platform/layout/language/InEnglish.tsx';
import { FavouriteButton } from '#app/features/favourites/FavouriteButton.tsx';
import { HeartsNote } from '#app/features/favourites/HeartsNote.tsx';
import { Part } from '#app/platform/flash/Part.tsx';
import { partProps } from '#app/platform/browser/page/section.ts';
import type { UniPageView } from './uni-page.server.ts';
import type { UniView } from './uni-view.server.ts';

const PART = 'uni';

interface UniHeadProps extends Pick<UniPageView, 'isFavourite' | 'choices'> {
  readonly uni: UniView;
}

export function UniHead({ uni, isFavourite, choices }: UniHeadProps) {
  return (
    <Stack {...partProps(PART)} as="header" gap={5}>
      <Part id={PART}>
        <Picture src={uni.picture} drawing={uni.drawing} ratio="banner" eager />
        <Inline gap={5} justify="space-between" align="end">
          <Stack gap={2}>
            <Heading level={1} size="2xl">
              <InEnglish>{uni.name}</InEnglish>
            </Heading>
            <Inline gap={2}>
              <MapPinIcon />
              <Text size="l" muted>
                {uni.distance === null
                  ? uni.town
                  : m.explore_uni_place({ town: uni.town, distance: uni.distance })}
              </Text>
            </Inline>
            {choices.map(({ title, href, ...choice }, index) => (
              // The same course can be chosen twice.
              <Inline key={index} gap={2}>
                <Link href={href}>{m.explore_uni_own_choice({ course: title })}</Link>
                <ChoiceTag {...choice} />
              </Inline>
            ))}
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
