import { parseObject } from '../settings/parse-object.ts';
import { type Personalisation, personalisationSetting } from '../settings/personalisation.ts';
import type { SettingCollection } from '../settings/setting.ts';

/** The modals that the hub opens with, one at a time and in this order (ONB-5). */
export const modalIds = ['OnBoarding', 'Apprenticeships'] as const;
export type ModalId = (typeof modalIds)[number];

/** Where the hub keeps which modals were seen, `true` by id; onboarding has a field of its own. */
export const seenModalsSetting = {
  collection: 'dashboardUserData',
  name: 'Modals',
} as const satisfies { collection: SettingCollection; name: string };

/**
 * The modal that the hub opens with (ONB-7, AMB-97).
 *
 * @param seenModals data of the setting that tells which were seen; null without one
 */
export function modalToShow(
  personalisation: Pick<
    Personalisation,
    'onBoardingConfirmed' | 'apprenticeships' | 'talentPoolJoin'
  >,
  seenModals: string | null,
): ModalId | null {
  const { onBoardingConfirmed, apprenticeships, talentPoolJoin } = personalisation;
  if (!onBoardingConfirmed) return 'OnBoarding';
  const isSeen = parseObject(seenModals)['Apprenticeships'] === true;
  return apprenticeships === 'yes' && talentPoolJoin === null && !isSeen ? 'Apprenticeships' : null;
}

/** What closing a modal saves; it is merged into what the setting holds (ONB-6, AMB-97). */
export const whenClosed = (modal: ModalId) =>
  modal === 'OnBoarding'
    ? { ...personalisationSetting, data: { onBoardingConfirmed: true } }
    : { ...seenModalsSetting, data: { [modal]: true } };
