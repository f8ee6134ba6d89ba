export * from './apply-year.ts';
export * from './availability.ts';
export * from './confirmation.ts';
export * from './ids.ts';
export * from './tiles.ts';
export * from './year-closed.ts';
