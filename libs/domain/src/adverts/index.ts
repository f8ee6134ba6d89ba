export { type AdvertAgeGroup, advertAgeGroup } from './age-group.ts';
export * from './choice.ts';
export * from './slots.ts';
export * from './targeting.ts';
