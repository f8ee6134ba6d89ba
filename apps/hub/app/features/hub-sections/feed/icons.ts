import {
  CalendarIcon,
  CelebrateIcon,
  CheckIcon,
  ClockIcon,
  CompassIcon,
  ExternalIcon,
  EyeIcon,
  HeartIcon,
  HomeIcon,
  type IconProps,
  InfoIcon,
  ListIcon,
  PencilIcon,
  QuestionIcon,
  SearchIcon,
  UserIcon,
} from '@applicant-hub/design-system';
import type { FeedIcon } from '@applicant-hub/domain';
import type { ComponentType } from 'react';

export const feedIcons: Record<FeedIcon, ComponentType<IconProps>> = {
  calendar: CalendarIcon,
  celebrate: CelebrateIcon,
  check: CheckIcon,
  clock: ClockIcon,
  compass: CompassIcon,
  external: ExternalIcon,
  eye: EyeIcon,
  heart: HeartIcon,
  home: HomeIcon,
  info: InfoIcon,
  list: ListIcon,
  pencil: PencilIcon,
  question: QuestionIcon,
  search: SearchIcon,
  user: UserIcon,
};
