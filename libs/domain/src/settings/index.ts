export * from './container-state.ts';
export * from './personalisation.ts';
export * from './setting.ts';
export * from './setting-date.ts';
