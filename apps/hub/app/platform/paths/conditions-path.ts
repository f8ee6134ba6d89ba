import { paths } from './links.ts';

export const conditionsPath = (offerId: string): string => `${paths.hub}/conditions/${offerId}`;
