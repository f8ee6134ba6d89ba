/** Values of `data-text-size` on `<html>`, relative to the user's text size setting. */
export const rootTextSizes = { large: '125%', largest: '150%' } as const;

export type RootTextSize = keyof typeof rootTextSizes;
