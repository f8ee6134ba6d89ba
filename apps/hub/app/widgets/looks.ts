import {
  BuildingIcon,
  CheckIcon,
  CompassIcon,
  EyeIcon,
  ListIcon,
  PencilIcon,
  SchoolIcon,
  SearchIcon,
  StarIcon,
  UserIcon,
} from '@applicant-hub/design-system';

/** The icons of the widgets, by what they stand for. */
export const widgetIcons = {
  careers: CompassIcon,
  decision: CheckIcon,
  note: PencilIcon,
  person: UserIcon,
  points: StarIcon,
  search: SearchIcon,
  spotlight: EyeIcon,
  teaching: SchoolIcon,
  work: BuildingIcon,
  writing: ListIcon,
};
export type WidgetIcon = keyof typeof widgetIcons;

/**
 * The colour behind a widget's icon: the user's own work, something to look up, a way elsewhere.
 * The other colours of the hub have a meaning of their own.
 */
export type WidgetColour = 'primary' | 'info' | 'neutral';
