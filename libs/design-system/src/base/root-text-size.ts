/** Values of `data-text-size` on `<html>`, relative to the user's own text size. */
export const rootTextSizes = { large: '125%', largest: '150%' } as const;

export type RootTextSize = keyof typeof rootTextSizes;
