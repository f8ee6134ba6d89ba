export { type SupportDetails, supportDetails } from './details.ts';
export { areErrors, errorText } from './error-text.ts';
export { industriesIn } from './industries.ts';
export * from './offer.ts';
export { trackingLabel } from './tracking-label.ts';
