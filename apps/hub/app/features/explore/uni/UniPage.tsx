import { m } from '@applicant-hub/copy';
import { Grid, Heading, Stack, Text } from '@applicant-hub/design-system';
import { paths } from '#app/platform/paths/links.ts';
import { BackLink } from '#app/platform/layout/frame/BackLink.tsx';
import { FetchProblem } from '#app/platform/layout/failure/FetchProblem.tsx';
import { uniPath } from '#app/platform/paths/paths.ts';
import { PlacesMap } from '#app/platform/map/PlacesMap.tsx';
import { UniContact } from './UniContact.tsx';
import { UniCourses } from './UniCourses.tsx';
import { UniFacts } from './UniFacts.tsx';
import { UniHead } from './UniHead.tsx';
import { UniLife } from './UniLife.tsx';
import { UniMore } from './UniMore.tsx';
import type { UniPageView } from './uni-page.server.ts';
import type { UniView } from './uni-view.server.ts';

export interface UniPageProps extends UniPageView {
  /** See `PlacesMap`. */
  readonly tileUrl: string | null;
}

export function UniPage({
  providerId,
  home,
  problem,
  uni,
  isFavourite,
  choices,
  courses,
  tileUrl,
}: UniPageProps) {
  const name = uni?.name ?? m.explore_uni_title();
  return (
    <Stack gap={8}>
      <Stack gap={4}>
        <BackLink href={paths.unis} label={m.explore_uni_back()} />
        {uni ? (
          <UniHead uni={uni} isFavourite={isFavourite} choices={choices} />
        ) : (
          <Heading level={1} size="2xl">
            {name}
          </Heading>
        )}
        {problem !== null && <FetchProblem words={problem} href={uniPath(providerId)} />}
      </Stack>
      {uni && <UniFacts uni={uni} postcode={home.postcode} />}
      <Grid columns={uni ? '2-1' : undefined} gap={8} align="start">
        <Stack gap={8}>
          <UniCourses providerId={providerId} name={name} courses={courses} />
          {uni && <UniMore extended={uni.extended} />}
        </Stack>
        {uni && (
          <Stack gap={8}>
            <UniContact uni={uni} />
            <UniLife {...uni} />
            <UniMap uni={uni} home={home} tileUrl={tileUrl} />
          </Stack>
        )}
      </Grid>
    </Stack>
  );
}

interface UniMapProps extends Pick<UniPageProps, 'home' | 'tileUrl'> {
  readonly uni: UniView;
}

function UniMap({ uni: { id, name, place }, home, tileUrl }: UniMapProps) {
  if (place === null) {
    return (
      <Stack as="section" gap={2} aria-labelledby="map-heading">
        <Heading level={2} id="map-heading">
          {m.explore_uni_map()}
        </Heading>
        <Text muted>{m.explore_uni_no_map()}</Text>
      </Stack>
    );
  }
  return (
    <PlacesMap
      id="map"
      title={m.explore_uni_map()}
      points={[{ id, name, href: uniPath(id), place }]}
      home={home.place}
      homeLabel={home.postcode}
      tileUrl={tileUrl}
      open
    />
  );
}
