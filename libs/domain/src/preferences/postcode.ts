/**
 * Whether a text is a British postcode: one or two letters, a digit, perhaps a letter or a digit,
 * spaces or none, a digit and two letters (PRF-34, NTF-26). Capitals do not matter.
 */
export function isBritishPostcode(text: string): boolean {
  return /^[A-Z]{1,2}\d[A-Z\d]? *\d[A-Z]{2}$/i.test(text);
}
