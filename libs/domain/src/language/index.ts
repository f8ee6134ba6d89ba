export { formatList, language, locale } from '#language';
export * from './languages.ts';
export * from './setting.ts';
