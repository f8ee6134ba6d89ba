/** Reads the number of a page of a list, from 1; whatever is none is the first. */
export const readPageNumber = (value: string | null): number =>
  /^[1-9]\d{0,3}$/.test(value ?? '') ? Number(value) : 1;
