import type { Examples } from '../examples.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { AlertIcon } from './AlertIcon.ts';
import { ArrowDownIcon } from './ArrowDownIcon.ts';
import { ArrowLeftIcon } from './ArrowLeftIcon.ts';
import { ArrowRightIcon } from './ArrowRightIcon.ts';
import { ArrowUpIcon } from './ArrowUpIcon.ts';
import { BellIcon } from './BellIcon.ts';
import { BuildingIcon } from './BuildingIcon.ts';
import { CalendarIcon } from './CalendarIcon.ts';
import { CelebrateIcon } from './CelebrateIcon.ts';
import { CheckIcon } from './CheckIcon.ts';
import { ChevronDownIcon } from './ChevronDownIcon.ts';
import { ClockIcon } from './ClockIcon.ts';
import { CompassIcon } from './CompassIcon.ts';
import { CrossIcon } from './CrossIcon.ts';
import { ExternalIcon } from './ExternalIcon.ts';
import { EyeIcon } from './EyeIcon.ts';
import { GripIcon } from './GripIcon.ts';
import { HeartIcon } from './HeartIcon.ts';
import { HomeIcon } from './HomeIcon.ts';
import { InfoIcon } from './InfoIcon.ts';
import { ListIcon } from './ListIcon.ts';
import { LockIcon } from './LockIcon.ts';
import { MapPinIcon } from './MapPinIcon.ts';
import { MenuIcon } from './MenuIcon.ts';
import { PauseIcon } from './PauseIcon.ts';
import { PencilIcon } from './PencilIcon.ts';
import { PlayIcon } from './PlayIcon.ts';
import { QuestionIcon } from './QuestionIcon.ts';
import { RefreshIcon } from './RefreshIcon.ts';
import { SchoolIcon } from './SchoolIcon.ts';
import { SearchIcon } from './SearchIcon.ts';
import { SettingsIcon } from './SettingsIcon.ts';
import { SortIcon } from './SortIcon.ts';
import { StarIcon } from './StarIcon.ts';
import { UserIcon } from './UserIcon.ts';

const family = [
  AlertIcon,
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  BellIcon,
  BuildingIcon,
  CalendarIcon,
  CelebrateIcon,
  CheckIcon,
  ChevronDownIcon,
  ClockIcon,
  CompassIcon,
  CrossIcon,
  ExternalIcon,
  EyeIcon,
  GripIcon,
  HeartIcon,
  HomeIcon,
  InfoIcon,
  ListIcon,
  LockIcon,
  MapPinIcon,
  MenuIcon,
  PauseIcon,
  PencilIcon,
  PlayIcon,
  QuestionIcon,
  RefreshIcon,
  SchoolIcon,
  SearchIcon,
  SettingsIcon,
  SortIcon,
  StarIcon,
  UserIcon,
];

export const examples: Examples = {
  family: (
    <Inline gap={4}>
      {family.map((Icon, index) => (
        <Icon key={index} size="l" />
      ))}
    </Inline>
  ),
  sizes: (
    <Inline>
      <CalendarIcon />
      <CalendarIcon size="l" />
      <CalendarIcon size="xl" />
    </Inline>
  ),
  'filled, for what is on': (
    <Inline>
      <HeartIcon label="Not a favourite" />
      <HeartIcon filled label="A favourite" />
      <HeartIcon filled="unknown" label="Perhaps a favourite" />
    </Inline>
  ),
  'with a name of its own': (
    <Text>
      <LockIcon label="Locked" />
    </Text>
  ),
};
