import { m } from '@applicant-hub/copy';
import {
  BellIcon,
  CalendarIcon,
  CheckIcon,
  CompassIcon,
  HeartIcon,
  HomeIcon,
  type IconProps,
  ListIcon,
  LockIcon,
  UserIcon,
} from '@applicant-hub/design-system';
import type { ModalId } from '@applicant-hub/domain';
import type { ComponentType } from 'react';

export interface SlideWords {
  /** Name of the picture in `slides.svg`. */
  picture: string;
  Icon: ComponentType<IconProps>;
  title: () => string;
  summary: () => string;
}

interface ModalWords {
  title: () => string;
  /** Accessible name of the slides. */
  label: () => string;
  slides: readonly SlideWords[];
}

export const modalWords: Record<ModalId, ModalWords> = {
  OnBoarding: {
    title: m.modals_onboarding_title,
    label: m.modals_onboarding_label,
    slides: [
      {
        picture: 'place',
        Icon: HomeIcon,
        title: m.modals_onboarding_place_title,
        summary: m.modals_onboarding_place_summary,
      },
      {
        picture: 'status',
        Icon: CompassIcon,
        title: m.modals_onboarding_status_title,
        summary: m.modals_onboarding_status_summary,
      },
      {
        picture: 'favourites',
        Icon: HeartIcon,
        title: m.modals_onboarding_favourites_title,
        summary: m.modals_onboarding_favourites_summary,
      },
      {
        picture: 'dates',
        Icon: CalendarIcon,
        title: m.modals_onboarding_dates_title,
        summary: m.modals_onboarding_dates_summary,
      },
      {
        picture: 'answers',
        Icon: LockIcon,
        title: m.modals_onboarding_answers_title,
        summary: m.modals_onboarding_answers_summary,
      },
    ],
  },
  Apprenticeships: {
    title: m.modals_apprenticeships_title,
    label: m.modals_apprenticeships_label,
    slides: [
      {
        picture: 'alerts',
        Icon: BellIcon,
        title: m.modals_apprenticeships_alerts_title,
        summary: m.modals_apprenticeships_alerts_summary,
      },
      {
        picture: 'who',
        Icon: UserIcon,
        title: m.modals_apprenticeships_who_title,
        summary: m.modals_apprenticeships_who_summary,
      },
      {
        picture: 'questions',
        Icon: ListIcon,
        title: m.modals_apprenticeships_questions_title,
        summary: m.modals_apprenticeships_questions_summary,
      },
      {
        picture: 'stop',
        Icon: CheckIcon,
        title: m.modals_apprenticeships_stop_title,
        summary: m.modals_apprenticeships_stop_summary,
      },
    ],
  },
};
