// The layer order is imported first, then the tokens and base styles that every component needs.
import './layers.css.ts';
import './tokens/themes.css.ts';
import './base/reset.css.ts';
import './base/base.css.ts';
import './base/utilities.css.ts';

export type { ParentProps, RootProps } from './root.ts';
export type { RootTextSize } from './base/root-text-size.ts';
export type { Space } from './tokens/space.ts';
export type { ThemeName, ToneName } from './tokens/names.ts';

export { Accordion, type AccordionProps, type AccordionSection } from './Accordion/Accordion.tsx';
export { AppHeader, type AppHeaderProps } from './AppHeader/AppHeader.tsx';
export { HeaderMenu, type HeaderMenuProps } from './AppHeader/HeaderMenu.tsx';
export { IconLink, type IconLinkProps } from './AppHeader/IconLink.tsx';
export { NavBar, type NavBarItem, type NavBarProps, type NavItem } from './AppHeader/NavBar.tsx';
export { Avatar, type AvatarColour, type AvatarProps, type AvatarSize } from './Avatar/Avatar.tsx';
export { Banner, type BannerProps } from './Banner/Banner.tsx';
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from './Button/ButtonLink.tsx';
export { IconButton, type IconButtonProps } from './Button/IconButton.tsx';
export { Card, type CardProps } from './Card/Card.tsx';
export { CardLink } from './Card/CardLink.tsx';
export {
  Carousel,
  type CarouselAutoplay,
  type CarouselProps,
  type CarouselSlide,
  type CarouselWords,
} from './Carousel/Carousel.tsx';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx';
export { ChipButton, ChipLink, type ChipButtonProps, type ChipLinkProps } from './Chip/Chip.tsx';
export {
  CheckboxesField,
  RadiosField,
  TicksField,
  type CheckboxesFieldProps,
  type Choice,
  type RadiosFieldProps,
  type Tick,
  type TicksFieldProps,
} from './ChoiceField/ChoiceField.tsx';
export {
  Combobox,
  type ComboboxOption,
  type ComboboxProps,
  type ComboboxWords,
} from './Combobox/Combobox.tsx';
export { Container, type ContainerProps, type ContainerWidth } from './Container/Container.tsx';
export {
  DateField,
  type DateFieldProps,
  type DatePart,
  type DateUnit,
} from './DateField/DateField.tsx';
export {
  DescriptionList,
  type Description,
  type DescriptionListProps,
} from './DescriptionList/DescriptionList.tsx';
export { Details, type DetailsProps } from './Details/Details.tsx';
export { Dialog, type DialogProps } from './Dialog/Dialog.tsx';
export {
  DialogButton,
  DialogLink,
  type DialogButtonProps,
  type DialogLinkProps,
} from './Dialog/DialogTrigger.tsx';
export { isPlainPress } from './enhance/isPlainPress.ts';
export { isTab } from './enhance/isTab.ts';
export { tabStops } from './enhance/tabStops.ts';
export { typeInto } from './enhance/typeInto.ts';
export { useEnhanced } from './enhance/useEnhanced.ts';
export { useLookup } from './enhance/useLookup.ts';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type FieldError,
} from './ErrorSummary/ErrorSummary.tsx';
export { FieldRow } from './FieldRow/FieldRow.tsx';
export { Fieldset, type FieldsetProps } from './Fieldset/Fieldset.tsx';
export type { FieldProps, FieldWidth } from './Field/Field.tsx';
export { Footer, type FooterProps } from './Footer/Footer.tsx';
export { Grid, type GridColumns, type GridMinimum, type GridProps } from './Grid/Grid.tsx';
export {
  Heading,
  type HeadingLevel,
  type HeadingProps,
  type HeadingSize,
} from './Heading/Heading.tsx';
export { IconBadge, type IconBadgeProps } from './IconBadge/IconBadge.tsx';
export type { IconProps, IconSize } from './Icon/icon.tsx';
export { AlertIcon } from './Icon/AlertIcon.ts';
export { ArrowDownIcon } from './Icon/ArrowDownIcon.ts';
export { ArrowLeftIcon } from './Icon/ArrowLeftIcon.ts';
export { ArrowRightIcon } from './Icon/ArrowRightIcon.ts';
export { ArrowUpIcon } from './Icon/ArrowUpIcon.ts';
export { BellIcon } from './Icon/BellIcon.ts';
export { BuildingIcon } from './Icon/BuildingIcon.ts';
export { CalendarIcon } from './Icon/CalendarIcon.ts';
export { CelebrateIcon } from './Icon/CelebrateIcon.ts';
export { CheckIcon } from './Icon/CheckIcon.ts';
export { ChevronDownIcon } from './Icon/ChevronDownIcon.ts';
export { ClockIcon } from './Icon/ClockIcon.ts';
export { CompassIcon } from './Icon/CompassIcon.ts';
export { CrossIcon } from './Icon/CrossIcon.ts';
export { ExternalIcon } from './Icon/ExternalIcon.ts';
export { EyeIcon } from './Icon/EyeIcon.ts';
export { GripIcon } from './Icon/GripIcon.ts';
export { HeartIcon } from './Icon/HeartIcon.ts';
export { HomeIcon } from './Icon/HomeIcon.ts';
export { InfoIcon } from './Icon/InfoIcon.ts';
export { ListIcon } from './Icon/ListIcon.ts';
export { LockIcon } from './Icon/LockIcon.ts';
export { MapPinIcon } from './Icon/MapPinIcon.ts';
export { MenuIcon } from './Icon/MenuIcon.ts';
export { PauseIcon } from './Icon/PauseIcon.ts';
export { PencilIcon } from './Icon/PencilIcon.ts';
export { PlayIcon } from './Icon/PlayIcon.ts';
export { QuestionIcon } from './Icon/QuestionIcon.ts';
export { RefreshIcon } from './Icon/RefreshIcon.ts';
export { SchoolIcon } from './Icon/SchoolIcon.ts';
export { SearchIcon } from './Icon/SearchIcon.ts';
export { SettingsIcon } from './Icon/SettingsIcon.ts';
export { SortIcon } from './Icon/SortIcon.ts';
export { StarIcon } from './Icon/StarIcon.ts';
export { UserIcon } from './Icon/UserIcon.ts';
export { Inline, type InlineProps } from './Inline/Inline.tsx';
export { Link, type LinkProps, type LinkTargetProps, type LinkVariant } from './Link/Link.tsx';
export {
  LinkProvider,
  type LinkComponentProps,
  type LinkProviderProps,
} from './Link/LinkProvider.tsx';
export { FullScreen, type FullScreenProps } from './PageShell/FullScreen.tsx';
export { PageShell, type PageShellProps } from './PageShell/PageShell.tsx';
export { Pagination, type PaginationProps } from './Pagination/Pagination.tsx';
export { Picture, type PictureProps, type PictureRatio } from './Picture/Picture.tsx';
export { ProgressBar, type ProgressBarProps } from './ProgressBar/ProgressBar.tsx';
export {
  ProgressRing,
  type ProgressRingProps,
  type ProgressRingSize,
} from './ProgressRing/ProgressRing.tsx';
export {
  SelectField,
  type SelectFieldProps,
  type SelectGroup,
  type SelectOption,
} from './SelectField/SelectField.tsx';
export { Skeleton, type SkeletonProps, type SkeletonShape } from './Skeleton/Skeleton.tsx';
export { SkipLink, type SkipLinkProps } from './SkipLink/SkipLink.tsx';
export { Slides, type Slide, type SlidesProps } from './Slides/Slides.tsx';
export { Stack, type StackProps } from './Stack/Stack.tsx';
export { Step, Steps, type StepProps, type StepsProps } from './Steps/Steps.tsx';
export {
  SummaryList,
  type SummaryAction,
  type SummaryListProps,
  type SummaryRow,
} from './SummaryList/SummaryList.tsx';
export { Table, type TableColumn, type TableLayout, type TableProps } from './Table/Table.tsx';
export { TabNav } from './TabNav/TabNav.tsx';
export { Tag, type TagProps } from './Tag/Tag.tsx';
export { Text, type TextProps, type TextSize } from './Text/Text.tsx';
export { TextareaField, type TextareaFieldProps } from './TextareaField/TextareaField.tsx';
export { TextField, type TextFieldProps } from './TextField/TextField.tsx';
export { Tile, type TileProps } from './Tile/Tile.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.tsx';
