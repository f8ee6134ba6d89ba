export * from './age.ts';
export {
  listAnswer,
  listOf,
  readAnswers,
  type AnswerForm,
  type Answers,
} from './answers.ts';
export * from './change.ts';
export * from './countries.ts';
export * from './date-answers.ts';
export {
  findErrors,
  isAddressComplete,
  type AnswerError,
  type AnswerRule,
} from './errors.ts';
export * from './fields.ts';
export * from './groups.ts';
export * from './postcode.ts';
export * from './regions.ts';
export { answersToSave, type AnswersToSave } from './save.ts';
export * from './saved-answers.ts';
export * from './subjects.ts';
export { isInUk, visibleFields } from './visible.ts';
