import { m } from '@applicant-hub/copy';
import { feedWords } from '@applicant-hub/copy/feed';
import {
  type Choice,
  type Scheme,
  shortUniversityNames,
  type TileStatus,
  type ActFacts,
  nextAct,
} from '@applicant-hub/domain';
import { paths } from '#app/platform/paths/links.ts';
import type { TileView } from './tiles-view-types.ts';

interface ActInput extends ActFacts {
  scheme: Scheme;
  status: TileStatus;
  choices: readonly Choice[];
  /** The university of the place. */
  place?: string | undefined;
  /** The applicant's own application; null if the hub does not have its address. */
  applyHref: string | null;
  /** The address of a page; null if the hub does not have it. */
  findPage: (path: string) => string | null;
}

/**
 * Returns the applicant's next act, for the tile's button. The field is absent if the applicant has
 * nothing to do, in which case the button opens the application. If the hub does not have the
 * address of the application, a text states where to act instead.
 */
export function actIn(input: ActInput): Pick<TileView, 'act' | 'elsewhere'> {
  const { scheme, status, choices, place } = input;
  if (place !== undefined) {
    const [university = place] = shortUniversityNames([place]);
    return { act: { href: paths.ready, label: m.apply_get_ready({ university }) } };
  }
  const item = nextAct(scheme, status, input);
  if (item !== null) {
    const label = feedWords(item.id).linkText;
    if (item.link.to !== 'page') return applicationAct(input, label);
    const href = input.findPage(item.link.path);
    return href === null ? elsewhereIn(input, null) : { act: { href, label } };
  }
  const invitations = choices.filter(({ asks }) => asks === 'answerInvitation').length;
  if (invitations === 0) return elsewhereIn(input, null);
  return applicationAct(input, m.apply_answer_invitations({ count: invitations }));
}

const applicationAct = (input: Pick<ActInput, 'applyHref'>, label: string) =>
  input.applyHref === null ? elsewhereIn(input, label) : { act: { href: input.applyHref, label } };

/**
 * Returns a text that states where to act, if the hub does not have the address of the application.
 *
 * @param act the label of the act; null if the applicant has nothing to do
 */
export function elsewhereIn(
  { applyHref }: Pick<ActInput, 'applyHref'>,
  act: string | null,
): Pick<TileView, 'elsewhere'> {
  if (applyHref !== null) return {};
  return { elsewhere: act === null ? m.apply_elsewhere() : m.apply_elsewhere_act({ act }) };
}
