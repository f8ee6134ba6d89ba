/**
 * Exports that no app in this repository uses. They are not in `index.ts`, because an app that is
 * built from source receives the styles of all modules there. Move an export to `index.ts` when an
 * app starts to use it.
 */
export { Box, type BoxPadding, type BoxProps, type BoxSurface } from './Box/Box.tsx';
export { Breadcrumbs, type Breadcrumb, type BreadcrumbsProps } from './Breadcrumbs/Breadcrumbs.tsx';
export {
  CharacterCount,
  type CharacterCountProps,
  type CharacterCountWords,
  type CountUnit,
} from './CharacterCount/CharacterCount.tsx';
export { englishCarousel } from './Carousel/english.ts';
export { countText } from './CharacterCount/count.ts';
export { englishCharacterCount, englishWordCount } from './CharacterCount/english.ts';
export { englishCombobox } from './Combobox/english.ts';
export {
  DatePicker,
  type DateParts,
  type DatePickerProps,
  type DatePickerWords,
  type DateWords,
} from './DatePicker/DatePicker.tsx';
export { englishDatePicker } from './DatePicker/english.ts';
export { Drawer, type DrawerProps } from './Drawer/Drawer.tsx';
export { englishFileUpload } from './FileUpload/english.ts';
export {
  FileUpload,
  type FileUploadProps,
  type FileUploadWords,
  type KeptFile,
} from './FileUpload/FileUpload.tsx';
export { englishNumber } from './NumberField/english.ts';
export { NumberField, type NumberFieldProps } from './NumberField/NumberField.tsx';
export { englishPassword } from './PasswordField/english.ts';
export {
  PasswordField,
  type PasswordFieldProps,
  type PasswordWords,
} from './PasswordField/PasswordField.tsx';
export {
  Menu,
  Popover,
  type MenuButton,
  type MenuLink,
  type MenuProps,
  type PopoverProps,
} from './Popover/Popover.tsx';
export { RangeField, type RangeFieldProps } from './RangeField/RangeField.tsx';
export { Switch, type SwitchProps } from './Switch/Switch.tsx';
export { Tabs, type TabSection, type TabsProps } from './Tabs/Tabs.tsx';
export { englishTagInput } from './TagInput/english.ts';
export { TagInput, type TagInputProps, type TagInputWords } from './TagInput/TagInput.tsx';
export { tagsOf } from './TagInput/tags.ts';
export { Toasts, type Toast, type ToastsProps } from './Toasts/Toasts.tsx';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip.tsx';
