import { type ModalId, modalToShow, seenModalsSetting } from '@applicant-hub/domain';
import type { Applicant } from '#app/platform/request/applicant.server.ts';
import { settingData } from '#app/platform/request/setting-data.server.ts';
import { CLOSED_PARAM } from '../feed/fields.ts';

/**
 * The modal that opens with the hub, unless the hub's address shows that the user has just closed
 * it.
 */
export function openingModal(
  request: Request,
  { user, personalisation }: Pick<Applicant, 'user' | 'personalisation'>,
): ModalId | null {
  const modal = modalToShow(personalisation, settingData(user, seenModalsSetting));
  return modal === new URL(request.url).searchParams.get(CLOSED_PARAM) ? null : modal;
}
