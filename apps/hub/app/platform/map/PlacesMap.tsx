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
  /** Id of the whole map. The ids of elements inside the map start with it. */
  readonly id: string;
  readonly title: string;
  readonly level?: HeadingLevel | undefined;
  /** Sorted by number, in the same order as the list. */
  readonly points: readonly MapPoint[];
  /** The location from which distances are measured; null if it is unknown. */
  readonly home: LatLng | null;
  /**
   * Name of the home location, for example 'LE1 3HP'; null in a hub that cannot locate it, so that
   * the map does not mention it.
   */
  readonly homeLabel: string | null;
  /**
   * Address of the tiles of the interactive map, with `{z}`, `{x}` and `{y}`, from the
   * configuration. If it is null, only the drawn map is shown.
   */
  readonly tileUrl: string | null;
  /** Shows the map expanded even on a phone, as on the page about a place. */
  readonly open?: true;
  /** Collapses the map on every screen, if it would repeat a single card. */
  readonly folded?: true | undefined;
}

/**
 * A map of favourites next to a list of the same places (EXT-15). The server draws a map whose
 * markers are links. When the section becomes visible, a script puts an interactive map into the
 * same box. If the script fails to load, the drawn map remains.
 *
 * On a phone, the map is collapsed if cards above it name the same places, so that the rest of the
 * page is easy to reach.
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
  folded,
  ...rest
}: PlacesMapProps) {
  const home = rest.home && toPlace(rest.home.lat, rest.home.lng);
  const places = listPlaces(points, { place: home, label: homeLabel ?? '' });
  const placed = places.filter(isPlaced);
  const groups = groupMarkers(placed);
  const drawn = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const { Map: LiveMap, isReady: isLive, ...live } = useLiveMap({ drawn, host }, placed);
  const listId = `${id}-list`;

  return (
    <Details
      {...(folded ? { flush: true } : { panel: true })}
      open={open}
      id={id}
      summary={m.map_show()}
    >
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
              {tileUrl !== null && (
                <div ref={host} className={css.live}>
                  {LiveMap && (
                    <LiveMap {...live} tileUrl={tileUrl} label={m.map_live_label({ title })} />
                  )}
                </div>
              )}
            </div>
            <figcaption className={css.caption}>
              {groups.length < placed.length && <p>{m.map_group_note()}</p>}
              <p>{m.map_credit()}</p>
              {tileUrl !== null && (
                <p className={css.touchHint} data-live={isLive || undefined}>
                  {m.map_touch_hint()}
                </p>
              )}
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
  readonly unplaced: number;
}

/** Explains missing markers or distances (AMB-34). */
function Notes({ unplaced, home, homeLabel }: NotesProps) {
  return (
    <>
      {unplaced > 0 && (
        <Text size="s" muted>
          {m.map_unplaced({ count: unplaced })}
        </Text>
      )}
      {home === null && homeLabel !== null && (
        <Text size="s" muted>
          {m.map_no_home({ home: homeLabel })}
        </Text>
      )}
    </>
  );
}
