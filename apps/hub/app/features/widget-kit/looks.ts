import {
  BuildingIcon,
  CalendarIcon,
  CheckIcon,
  CompassIcon,
  EyeIcon,
  InfoIcon,
  ListIcon,
  MapPinIcon,
  PencilIcon,
  PlayIcon,
  SchoolIcon,
  SearchIcon,
  StarIcon,
  UserIcon,
} from '@applicant-hub/design-system';

/** The icons of the widgets, by what they stand for. */
export const widgetIcons = {
  answers: InfoIcon,
  calendar: CalendarIcon,
  careers: CompassIcon,
  decision: CheckIcon,
  events: MapPinIcon,
  note: PencilIcon,
  person: UserIcon,
  points: StarIcon,
  reading: ListIcon,
  search: SearchIcon,
  spotlight: EyeIcon,
  teaching: SchoolIcon,
  videos: PlayIcon,
  work: BuildingIcon,
  writing: ListIcon,
};
export type WidgetIcon = keyof typeof widgetIcons;

/**
 * The colour behind a widget's icon: the user's own work, something to look up, a way elsewhere.
 * The other colours of the hub have a meaning of their own.
 */
export type WidgetColour = 'primary' | 'info' | 'neutral';
