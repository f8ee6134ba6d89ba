import type { Examples } from '../examples.ts';
import { CharacterCount } from './CharacterCount.tsx';
import { englishCharacterCount, englishWordCount } from './english.ts';

export const examples: Examples = {
  default: (
    <CharacterCount
      label="What would you like to ask?"
      name="count-question"
      hint="We pass it on to whoever shows you round"
      limit={200}
      words={englishCharacterCount}
    />
  ),
  'words, and too many of them': (
    <CharacterCount
      label="Why this visit"
      name="count-why"
      unit="words"
      limit={5}
      words={englishWordCount}
      error="Shorten your answer to 5 words"
      defaultValue="To see the labs and halls"
    />
  ),
};
