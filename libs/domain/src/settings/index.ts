export * from './container-state.ts';
export * from './home-postcode.ts';
export { parseObject } from './parse-object.ts';
export * from './personalisation.ts';
export * from './setting-date.ts';
export * from './setting.ts';
