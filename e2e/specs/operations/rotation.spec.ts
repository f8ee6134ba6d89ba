import { m } from '@applicant-hub/copy';
import { isRedisMissing, startPair } from '../../fixtures/hub-pair.ts';
import { expect, test } from '../../fixtures/test.ts';
import { formOf, Visitor, type SeenForm } from '../../fixtures/visitor.ts';

const old = 'the old secret that is long enough to be one';
const next = 'the next secret which is as long as the old one';

const NOTES = '/dashboard?widget=Notes&mode=edit';

/**
 * Problems that users had while the secrets of two instances were replaced, one instance at a time.
 */
interface Met {
  signedOut: number;
  refused: number;
  noticesLost: number;
  textsLost: number;
  saved: number;
}

/** A user whose notes page is open during the whole test, and who saves notes. */
interface Writer {
  readonly visitor: Visitor;
  open: SeenForm;
}

test.skip(isRedisMissing, 'redis-server is missing');

test.describe('rotation of secrets', { tag: '@once' }, () => {
  test('a rotation in two steps signs no user out, and loses no form, notice or text', async () => {
    test.setTimeout(300_000);
    const met = await rotate([[old, next], [next, old], [next]]);
    expect(met).toEqual({ signedOut: 0, refused: 0, noticesLost: 0, textsLost: 0, saved: 48 });
  });

  test('a rotation in one step signs users out, because the old instance cannot decrypt the data of the new instance', async () => {
    test.setTimeout(300_000);
    const met = await rotate([[next, old], [next]]);
    expect(met.signedOut).toBeGreaterThan(0);
    expect(met.saved).toBeLessThan(32);
  });
});

async function rotate(steps: readonly (readonly string[])[]): Promise<Met> {
  const pair = await startPair([old]);
  const met: Met = { signedOut: 0, refused: 0, noticesLost: 0, textsLost: 0, saved: 0 };
  try {
    const writers: Writer[] = [];
    for (const [turn, persona] of ['waiting', 'offers', 'start', 'placed'].entries()) {
      const visitor = new Visitor(pair.hubs, turn);
      const end = await visitor.signIn(persona);
      expect(end.status, persona).toBe(200);
      writers.push({ visitor, open: formOf(await visitor.open(NOTES)) });
    }
    for (const [number, secrets] of steps.entries()) {
      for (const hub of [0, 1] as const) {
        await pair.restart(hub, secrets);
        for (const writer of writers) await write(writer, `text ${number} ${hub}`, met);
      }
    }
  } finally {
    await pair.stop();
  }
  return met;
}

/** Sends the form on the open page, reads more pages, and sends a form without a valid token. */
async function write(writer: Writer, text: string, met: Met): Promise<void> {
  const { visitor, open } = writer;
  const saved = await visitor.post(open.action, { ...open.fields, [open.text]: text });
  const notice = new URL(saved.location, 'http://hub').searchParams.get('notice');
  if (saved.location.includes('/account/login')) met.signedOut += 1;
  else if (notice === null) met.refused += 1;
  else if (!(await visitor.open(saved.location)).html.includes(m.notes_saved()))
    met.noticesLost += 1;

  const [first, second] = [await visitor.open(NOTES), await visitor.open(NOTES)];
  for (const page of [first, second]) {
    if (page.location.includes('/account/login')) met.signedOut += 1;
    else if (page.html.includes(text)) met.saved += 1;
  }

  const form = formOf(first);
  const typed = `${text} without its token`;
  await visitor.post(form.action, { ...form.fields, csrf: 'lost', [form.text]: typed });
  if (!(await visitor.open(NOTES)).html.includes(typed)) met.textsLost += 1;
  writer.open = formOf(await visitor.open(NOTES));
}
