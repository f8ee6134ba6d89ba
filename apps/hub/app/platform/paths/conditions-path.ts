import { paths } from './links.ts';

/** The form for the conditions of an offer. */
export const conditionsPath = (offerId: string): string => `${paths.hub}/conditions/${offerId}`;
