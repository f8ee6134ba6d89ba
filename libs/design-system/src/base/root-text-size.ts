/** The values of `data-text-size` on `<html>`, each a part of the reader's own text size. */
export const rootTextSizes = { large: '125%', largest: '150%' } as const;

export type RootTextSize = keyof typeof rootTextSizes;
