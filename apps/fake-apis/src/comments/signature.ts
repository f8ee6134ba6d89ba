import { createHmac } from 'node:crypto';

/** The author of comments, with the displayed name. */
interface Commenter {
  readonly id: string;
  readonly username: string;
}

/**
 * The secret that the account API and the comment service share. In the fake APIs, it is public.
 */
const SECRET = 'development only: this secret is public';

/** Lifetime of a sign-in in seconds. */
const LIFE_S = 7_200;

/**
 * A signature for the comment service. It has three parts, separated by spaces: the user as JSON in
 * Base64, an HMAC of the user and the time, and the time (epoch seconds).
 */
export function signatureFor(who: Commenter, now: Date): string {
  const message = Buffer.from(JSON.stringify(who)).toString('base64');
  const time = Math.floor(now.getTime() / 1000);
  return [message, sign(message, time), time].join(' ');
}

/** The user in a signature; null when it is forged or has expired. */
export function readSignature(signature: string, now: Date): Commenter | null {
  const [message = '', signed, time = ''] = signature.split(' ');
  const age = now.getTime() / 1000 - Number(time);
  if (signed !== sign(message, Number(time)) || age > LIFE_S) return null;
  return JSON.parse(Buffer.from(message, 'base64').toString()) as Commenter;
}

const sign = (message: string, time: number) =>
  createHmac('sha1', SECRET).update(`${message} ${time}`).digest('hex');
