const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#x27': "'",
};

export const piecesOf = (html: string): ReadonlySet<string> =>
  new Set(
    html
      .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
      .replaceAll('<!-- -->', '')
      .split(/<[^>]*>/)
      .map((piece) =>
        piece
          .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
          .replace(/\s+/g, ' ')
          // Request ids, and their short form, which differ on each page.
          .replace(/\b([\da-f]{8}(-?[\da-f]{4}){3}-?[\da-f]{12}|[\dA-F]{4} [\dA-F]{4})\b/g, '0')
          .replace(/\d+/g, '0')
          .trim(),
      )
      .filter((piece) => /\p{L}/u.test(piece)),
  );
