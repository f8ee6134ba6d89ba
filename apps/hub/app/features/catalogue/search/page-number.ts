/** Parses a page number, from 1; an invalid number counts as the first page. */
export const readPageNumber = (value: string | null): number =>
  /^[1-9]\d{0,3}$/.test(value ?? '') ? Number(value) : 1;
