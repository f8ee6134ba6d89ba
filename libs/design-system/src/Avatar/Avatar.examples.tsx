import type { Examples } from '../examples.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Avatar, type AvatarColour } from './Avatar.tsx';

const colours: AvatarColour[] = [0, 1, 2, 3, 4, 5];

const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#9cc"/><circle cx="4" cy="3" r="1.6" fill="#355"/><circle cx="4" cy="8" r="3" fill="#355"/></svg>',
  );

export const examples: Examples = {
  colours: (
    <Inline>
      {colours.map((colour) => (
        <Avatar key={colour} initials="AB" colour={colour} />
      ))}
    </Inline>
  ),
  sizes: (
    <Inline>
      <Avatar initials="A" colour={0} size="s" />
      <Avatar initials="A" colour={0} />
      <Avatar initials="A" colour={0} size="l" label="Amara" />
    </Inline>
  ),
  image: <Avatar initials="A" colour={3} size="l" src={picture} label="Amara" />,
};
