import { m } from '@applicant-hub/copy';
import { Link } from '@applicant-hub/design-system';
import { ukDrawing } from '@applicant-hub/domain';
import { TARGET_RADIUS, type MarkerGroup } from './groups.ts';
import { nameAll } from './places.ts';
import * as css from './DrawnMap.css.ts';

/** Radius of a marker, in units of the drawing. */
const RADIUS = 11.5;

export interface DrawnMapProps {
  readonly label: string;
  readonly groups: readonly MarkerGroup[];
  /** The target of a marker for several places: the id of the list, as `#id`. */
  readonly listHref: string;
}

export function DrawnMap({ label, groups, listHref }: DrawnMapProps) {
  return (
    <>
      <div className={css.land} aria-hidden>
        <div className={css.shape} />
      </div>
      <svg
        className={css.markers}
        viewBox={`0 0 ${ukDrawing.width} ${ukDrawing.height}`}
        width={ukDrawing.width}
        height={ukDrawing.height}
        fill="none"
        role="group"
        aria-label={label}
      >
        {groups.map((group) => (
          <Marker key={group.places[0].id} group={group} listHref={listHref} />
        ))}
      </svg>
    </>
  );
}

function Marker({ group, listHref }: { group: MarkerGroup; listHref: string }) {
  const [first, ...others] = group.places;
  const count = group.places.length;
  const isGroup = others.length > 0;
  const name = isGroup
    ? m.map_group({ count, names: nameAll(group.places.map((place) => place.name)) })
    : m.map_marker({ number: first.number, name: first.name });
  const [x, y] = [tenths(group.at.x), tenths(group.at.y)];
  return (
    <Link href={isGroup ? listHref : first.href} aria-label={name}>
      <title>{name}</title>
      <circle className={css.target} cx={x} cy={y} r={TARGET_RADIUS} />
      {isGroup && <circle className={css.ring} cx={x} cy={y} r={RADIUS + 2.5} />}
      <circle className={css.dot} data-group={isGroup || undefined} cx={x} cy={y} r={RADIUS} />
      <text className={css.number} data-group={isGroup || undefined} x={x} y={y} dy="0.36em">
        {isGroup ? count : first.number}
      </text>
    </Link>
  );
}

const tenths = (value: number) => Math.round(value * 10) / 10;
