/** Opens a new email in the user's mail program; nothing is sent before the user sends it. */
export const mailTo = (address: string, subject: string, lines: readonly string[]): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`;
