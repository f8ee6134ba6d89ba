/**
 * The `tel:` URL of a phone number. It allows only digits and a leading plus. A '(0)' in an
 * international number is not dialled.
 */
export const phoneUrl = (phone: string): string =>
  `tel:${phone.replace(/\(0\)/g, '').replace(/(?!^\+)\D/g, '')}`;
