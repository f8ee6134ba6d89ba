export { type SupportDetails, supportDetails } from './details.ts';
export { areErrors, errorWords } from './error-words.ts';
export { industriesIn } from './industries.ts';
export * from './offer.ts';
export { trackingLabel } from './tracking-label.ts';
