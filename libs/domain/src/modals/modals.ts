import { parseObject } from '../settings/parse-object.ts';
import { type Personalisation, personalisationSetting } from '../settings/personalisation.ts';
import type { SettingCollection } from '../settings/setting.ts';

export const modalIds = ['OnBoarding', 'Apprenticeships'] as const;
export type ModalId = (typeof modalIds)[number];

export const seenModalsSetting = {
  collection: 'dashboardUserData',
  name: 'Modals',
} as const satisfies { collection: SettingCollection; name: string };

/**
 * The modal to show when the hub opens; null for no modal (ONB-7, AMB-97).
 *
 * @param seenModals the data of `seenModalsSetting`; null when nothing is saved
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

/** The data to save when a modal is closed; it is merged into the setting (ONB-6, AMB-97). */
export const whenClosed = (modal: ModalId) =>
  modal === 'OnBoarding'
    ? { ...personalisationSetting, data: { onBoardingConfirmed: true } }
    : { ...seenModalsSetting, data: { [modal]: true } };
