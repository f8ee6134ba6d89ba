/** Where the stand-ins take the time from, for everything but the lives of tokens. */
export type Clock = () => Date;
