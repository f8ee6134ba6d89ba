import { m } from '@applicant-hub/copy';
import { feedWords } from '@applicant-hub/copy/feed';
import {
  type Choice,
  type Scheme,
  shortUniversityNames,
  type TileStatus,
  type TurnFacts,
  turnItem,
} from '@applicant-hub/domain';
import { paths } from '#app/platform/paths/links.ts';
import type { TileView } from './tiles-view-types.ts';

interface ActInput extends TurnFacts {
  scheme: Scheme;
  status: TileStatus;
  choices: readonly Choice[];
  /** The university of the place. */
  place?: string | undefined;
  /** The applicant's own application. */
  applyHref: string;
}

/**
 * Returns the applicant's next act, for the tile's button. The field is absent if the applicant has
 * nothing to do, in which case the button opens the application.
 */
export function actIn(input: ActInput): Pick<TileView, 'act'> {
  const { scheme, status, choices, place, applyHref } = input;
  if (place !== undefined) {
    const [university = place] = shortUniversityNames([place]);
    return { act: { href: paths.ready, label: m.apply_get_ready({ university }) } };
  }
  const item = turnItem(scheme, status, input);
  if (item !== null) {
    const href = item.link.to === 'page' ? item.link.path : applyHref;
    return { act: { href, label: feedWords(item.id).linkText } };
  }
  const invitations = choices.filter(({ asks }) => asks === 'answerInvitation').length;
  if (invitations === 0) return {};
  return { act: { href: applyHref, label: m.apply_answer_invitations({ count: invitations }) } };
}
