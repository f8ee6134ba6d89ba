/** Steps of the 4 px space scale: `4` is 16 px at the default text size. */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;
