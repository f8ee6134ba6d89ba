const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});

/** Whole pounds: '£27,000'. */
export const poundsWords = (amount: number): string => pounds.format(amount);
