import { m } from '@applicant-hub/copy';
import {
  type AppInfoPart,
  type Choice,
  type CycleDate,
  type Face,
  faceOf,
  fittingCourse,
  isExpected,
  type KnownMode,
  type OpenWay,
  openWays,
  type Scheme,
  type StudyLevel,
  type TileStatus,
} from '@applicant-hub/domain';
import { ukWhen } from '#app/features/reference-data/uk-when.ts';
import { coursePath } from '#app/platform/paths/course-path.ts';
import { paths } from '#app/platform/paths/links.ts';
import type { OpenWayView } from '../tile/tiles-view-types.ts';
import type { FavouritesToAdd } from './favourites-to-add.server.ts';

interface AfterNo {
  choices: readonly Choice[];
  scheme: Scheme;
  status: TileStatus;
  studyLevel: StudyLevel;
  studyYear: number;
  ugMode: KnownMode;
  /** Null while the dates are not known. */
  dates: readonly CycleDate[] | null;
  now: Date;
  /** Null if the hub does not have the address of the application. */
  applyHref: string | null;
  part: Pick<AppInfoPart, 'isInExtra' | 'isInClearing'>;
  toAdd: FavouritesToAdd;
}

/**
 * The situations (faces) of an application to which a choice may still be added, or that waits for
 * a choice.
 */
const open: readonly (Face | null)[] = ['waiting', 'deciding', 'looking', 'clearing', 'results'];

/** Text about the options that remain after a rejection (EXT-47); empty if none is known. */
export function openWaysView(input: AfterNo): OpenWayView[] {
  const { choices, toAdd, scheme, status } = input;
  if (!open.includes(faceOf({ [scheme]: status }))) return [];
  const ways = openWays({
    ...input,
    ...input.part,
    dates: input.dates ?? [],
    states: choices.map(({ state }) => state),
  });
  // A favourite may have no places left in Clearing.
  const mayAdd = ways.some(({ way }) => way === 'choices' || way === 'extra');
  const favourite = mayAdd
    ? fittingCourse(
        toAdd.points,
        toAdd.courses,
        choices.map(({ course, institution }) => ({
          course: course ?? '',
          institution: institution ?? '',
        })),
        { ...input, dates: input.dates ?? [] },
      )
    : null;
  return [
    ...ways.map((way) => wayView(way, input)),
    ...(favourite
      ? [
          {
            words: m.apply_open_favourite(),
            link: {
              href: coursePath(favourite, paths.hub),
              label: m.apply_open_favourite_link(favourite),
            },
          },
        ]
      : []),
  ];
}

function wayView(way: OpenWay, input: AfterNo): OpenWayView {
  const { applyHref } = input;
  switch (way.way) {
    case 'considering':
      return { words: m.apply_open_considering({ count: way.count }) };
    case 'choices':
      return {
        words: untilWords(m.apply_open_choices({ count: way.count }), way.until, input),
        link: linkTo(applyHref, m.apply_open_choices_link()),
      };
    case 'extra':
      return {
        words: untilWords(m.apply_open_extra(), way.until, input),
        link: linkTo(applyHref, m.apply_open_extra_link()),
      };
    case 'clearing':
      return {
        words: m.apply_open_clearing(),
        link: { href: paths.calls, label: m.apply_open_clearing_link() },
      };
  }
}

const linkTo = (href: string | null, label: string) =>
  href === null ? undefined : { href, label };

/** A date that is only expected is not shown. */
const untilWords = (what: string, until: CycleDate | null, { now }: AfterNo): string =>
  until === null || isExpected(until, now)
    ? what
    : m.apply_open_until({ what, when: ukWhen(until) });
