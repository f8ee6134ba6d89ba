import { createHmac } from 'node:crypto';

/** Somebody who comments, under the name that others read. */
interface Commenter {
  readonly id: string;
  readonly username: string;
}

/** What the account API and the comment service both know. Here it is known to everybody. */
const SECRET = 'development only: this secret is public';

/** How long a sign-in is good for (seconds). */
const LIFE_S = 7_200;

/**
 * A sign-in as the comment service takes it: who it is as Base64 of JSON, a signature of that and
 * of the time, and the time (epoch seconds), with spaces in between.
 */
export function signatureFor(who: Commenter, now: Date): string {
  const message = Buffer.from(JSON.stringify(who)).toString('base64');
  const time = Math.floor(now.getTime() / 1000);
  return [message, sign(message, time), time].join(' ');
}

/** Who a sign-in is for; null when it is forged or too old. */
export function readSignature(signature: string, now: Date): Commenter | null {
  const [message = '', signed, time = ''] = signature.split(' ');
  const age = now.getTime() / 1000 - Number(time);
  if (signed !== sign(message, Number(time)) || age > LIFE_S) return null;
  return JSON.parse(Buffer.from(message, 'base64').toString()) as Commenter;
}

const sign = (message: string, time: number) =>
  createHmac('sha1', SECRET).update(`${message} ${time}`).digest('hex');
