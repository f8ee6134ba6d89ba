/**
 * The `…/welsh` entry. It is separate, so that the texts of a second language are not part of the
 * components.
 */
export {
  welshCarousel,
  welshCharacterCount,
  welshCombobox,
  welshDataGrid,
  welshDatePicker,
  welshFileUpload,
  welshNumber,
  welshPassword,
  welshTagInput,
  welshWordCount,
} from './welsh/words.ts';
