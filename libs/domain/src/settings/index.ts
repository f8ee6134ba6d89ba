export * from './container-state.ts';
export * from './home-postcode.ts';
export * from './personalisation.ts';
export * from './setting-date.ts';
export * from './setting.ts';
