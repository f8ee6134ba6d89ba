export { type AdvertAgeGroup, advertAgeGroup } from './age-group.ts';
export { advertsChoice, advertsSetting, areAdvertsOn } from './choice.ts';
export * from './slots.ts';
export * from './targeting.ts';
