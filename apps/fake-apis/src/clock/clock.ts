/** The clock of the fake APIs. Token lifetimes use the real time instead. */
export type Clock = () => Date;
