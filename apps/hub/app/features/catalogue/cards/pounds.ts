import { locale } from '@applicant-hub/domain';
const pounds = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});

/** Whole pounds: '£27,000'. */
export const poundsWords = (amount: number): string => pounds.format(amount);
