import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Answer, questions } from '../../chaos/questions.ts';
import { applicant, stack } from '../support/applicant.ts';
import { fill } from '../support/forms.ts';
import { startPair } from '../support/pair.ts';
import { isVisible, textOf } from '../support/text.ts';

const TYPED = 'I have read about rivers.';

/** A hub without caches, so that every failure has an effect. */
let pair: Awaited<ReturnType<typeof startPair>>;
beforeAll(async () => {
  pair = await startPair(() => ({}), 'forgetfulHub');
}, 60_000);
afterAll(() => pair.stop());

for (const [question, answers] of Object.entries(questions)) {
  for (const response of answers) {
    test(`the question "${question}" has an answer while this part is broken: ${response.broken}`, async () => {
      const { page, again } = await openWhileBroken(response);
      const text = textOf(page.document.body);
      for (const words of response.reads) expect(text).toContain(words);
      const [role, name] = response.by;
      expect(page.getAllByRole(role, { name }).some(isVisible)).toBe(true);
      if (response.text === 'there') page.getByDisplayValue(TYPED);
      if (response.text === 'back') (await again()).getByDisplayValue(TYPED);
    });
  }
}

async function openWhileBroken({ persona, at, fails, text }: Answer) {
  // The shared hub is used for restored text, because the hub must store the text between requests.
  const { control, open } = await applicant(persona, text === 'back' ? stack : pair);
  const breakIt = () => control.fault({ ...fails, fault: { status: 503 } });
  const again = async () => {
    await control.clearFaults();
    return open(at);
  };
  if (text === undefined) {
    await breakIt();
    return { page: await open(at), again };
  }
  const form = await open(at);
  fill(form.parts('form[data-draft] textarea')[0]!, TYPED);
  await breakIt();
  return { page: await form.press(form.getAllByRole('button', { name: 'Save' })[0]!), again };
}
