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
 * The background of a widget's icon. It distinguishes the user's own work, reference information
 * and links to other pages. The other colours of the hub have fixed meanings.
 */
export type WidgetColour = 'primary' | 'info' | 'neutral';
