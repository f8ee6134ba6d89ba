import { m } from '@applicant-hub/copy';
import { ChoiceLinks } from '#app/features/catalogue/course/ChoiceLinks.tsx';
import { letters as alphabet } from '#app/features/catalogue/cards/letters.ts';
import { unisPath, type UnisQuery } from './unis-query.ts';

export interface LetterNavProps {
  readonly query: UnisQuery;
  readonly letters: readonly string[];
}

export function LetterNav({ query, letters }: LetterNavProps) {
  const hrefOf = (letter: string | null) => unisPath({ ...query, letter, page: 1 });
  return (
    <ChoiceLinks
      even
      label={m.explore_unis_letters_label()}
      items={[
        { label: m.explore_unis_letters_all(), href: hrefOf(null), current: query.letter === null },
        ...alphabet.map((letter) => {
          const current = letter === query.letter;
          return {
            label: letter,
            name: m.explore_unis_letters_letter({ letter }),
            href: current || letters.includes(letter) ? hrefOf(letter) : null,
            current,
          };
        }),
      ]}
    />
  );
}
