import type { Examples } from '../examples.ts';
import { englishTagInput } from './english.ts';
import { TagInput } from './TagInput.tsx';

export const examples: Examples = {
  default: (
    <TagInput
      label="Subjects that you like"
      name="tags-subjects"
      hint="Put commas between them"
      words={englishTagInput}
    />
  ),
  'with some already': (
    <TagInput
      label="Your languages"
      name="tags-languages"
      hint="Put commas between them, the best first"
      defaultValue="Welsh, English"
      words={englishTagInput}
    />
  ),
};
