import {
  AlertIcon,
  BuildingIcon,
  CelebrateIcon,
  CheckIcon,
  ClockIcon,
  CrossIcon,
  InfoIcon,
  LockIcon,
  StarIcon,
  type ToneName,
} from '@applicant-hub/design-system';
import type { ChoiceState } from '@applicant-hub/domain';

type Appearance = readonly [tone: ToneName, Icon: typeof CheckIcon];

const offer: Appearance = ['success', CheckIcon];
const changed: Appearance = ['turn', AlertIcon];
const firm: Appearance = ['success', StarIcon];
const insurance: Appearance = ['info', LockIcon];
const placed: Appearance = ['success', CelebrateIcon];
const lost: Appearance = ['danger', CrossIcon];
const left: Appearance = ['neutral', CrossIcon];

/** Colour and icon of a state. They only repeat the text of the state. */
export const appearances: Readonly<Record<ChoiceState, Appearance>> = {
  considering: ['neutral', ClockIcon],
  invited: ['turn', BuildingIcon],
  conditionalOffer: offer,
  unconditionalOffer: offer,
  changedOffer: changed,
  changedFirm: changed,
  changedInsurance: changed,
  conditionalFirm: firm,
  unconditionalFirm: firm,
  delayedFirm: ['info', ClockIcon],
  conditionalInsurance: insurance,
  unconditionalInsurance: insurance,
  placed,
  placedInClearing: placed,
  declined: left,
  declinedByDefault: lost,
  unsuccessful: lost,
  unsuccessfulByDefault: lost,
  withdrawn: left,
  unknown: ['neutral', InfoIcon],
};
