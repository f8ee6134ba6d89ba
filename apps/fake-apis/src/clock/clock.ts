/** Where the fake APIs take the time from, for everything but the lives of tokens. */
export type Clock = () => Date;
