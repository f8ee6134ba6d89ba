import { m } from '@applicant-hub/copy';
import { Details, Heading, Stack, Text, type HeadingLevel } from '@applicant-hub/design-system';
import { toPlace, type LatLng } from '@applicant-hub/domain';
import { useRef } from 'react';
import { DrawnMap } from './DrawnMap.tsx';
import { groupMarkers } from './groups.ts';
import { isPlaced, listPlaces, type MapPoint } from './places.ts';
import { PlaceList } from './PlaceList.tsx';
import { useLiveMap } from './use-live-map.ts';
import * as css from './PlacesMap.css.ts';

export type { MapPoint } from './places.ts';

export interface PlacesMapProps {
  /** Of the whole; ids inside begin with it. */
  readonly id: string;
  readonly title: string;
  /** Of the title. Default 2. */
  readonly level?: HeadingLevel | undefined;
  /** In the order in which they are numbered and listed. */
  readonly points: readonly MapPoint[];
  /** Where distances start, or null when nobody knows where that is. */
  readonly home: LatLng | null;
  /** What the start is called, for example 'LE1 3HP'. */
  readonly homeLabel: string;
  /** Address of the interactive map's tiles, with `{z}`, `{x}` and `{y}`: the configuration's. */
  readonly tileUrl: string;
  /** Where the page is about this place: open on a phone as well. */
  readonly open?: true;
}

/**
 * A map of favourites beside a list of the same places (EXT-15). The server draws a map whose
 * markers are links; when the section comes into view, a script puts an interactive map into the
 * same box. While that cannot be had, the drawn map stays.
 *
 * On a phone it is one touch away where cards above it name the same places: below it lies the rest
 * of the page.
 */
export function PlacesMap(props: PlacesMapProps) {
  if (props.points.length === 0) return <Text muted>{m.map_empty()}</Text>;
  return <FilledMap {...props} />;
}

function FilledMap({
  id,
  title,
  level = 2,
  points,
  homeLabel,
  tileUrl,
  open,
  ...rest
}: PlacesMapProps) {
  const home = rest.home && toPlace(rest.home.lat, rest.home.lng);
  const places = listPlaces(points, { place: home, label: homeLabel });
  const placed = places.filter(isPlaced);
  const groups = groupMarkers(placed);
  const drawn = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const { Map: LiveMap, isReady: isLive, ...live } = useLiveMap({ drawn, host }, placed);
  const listId = `${id}-list`;

  return (
    <Details panel open={open} id={id} summary={m.map_show()}>
      <Heading level={level}>{title}</Heading>
      <div className={css.frame}>
        <div className={css.columns}>
          <figure className={css.figure}>
            <div className={css.box} data-live={isLive || undefined}>
              <div ref={drawn} className={css.drawn}>
                <DrawnMap
                  label={m.map_drawing_label({ title })}
                  groups={groups}
                  listHref={`#${listId}`}
                />
              </div>
              <div ref={host} className={css.live}>
                {LiveMap && (
                  <LiveMap {...live} tileUrl={tileUrl} label={m.map_live_label({ title })} />
                )}
              </div>
            </div>
            <figcaption className={css.caption}>
              {groups.length < placed.length && <p>{m.map_group_note()}</p>}
              <p>{m.map_credit()}</p>
              <p className={css.touchHint} data-live={isLive || undefined}>
                {m.map_touch_hint()}
              </p>
            </figcaption>
          </figure>
          <Stack>
            <PlaceList id={listId} label={title} places={places} />
            <Notes unplaced={places.length - placed.length} home={home} homeLabel={homeLabel} />
          </Stack>
        </div>
      </div>
    </Details>
  );
}

interface NotesProps extends Pick<PlacesMapProps, 'home' | 'homeLabel'> {
  /** How many places have no marker. */
  readonly unplaced: number;
}

/** Why something is missing: markers or distances (AMB-34). */
function Notes({ unplaced, home, homeLabel }: NotesProps) {
  return (
    <>
      {unplaced > 0 && (
        <Text size="s" muted>
          {m.map_unplaced({ count: unplaced })}
        </Text>
      )}
      {home === null && (
        <Text size="s" muted>
          {m.map_no_home({ home: homeLabel })}
        </Text>
      )}
    </>
  );
}
