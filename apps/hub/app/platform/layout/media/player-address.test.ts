import { expect, it } from 'vitest';
import { playerAddress } from './player-address.ts';

it.each([
  ['https://videos.test/player', 'https://videos.test/player?videoId=63%3D1&autoplay=true'],
  [
    'https://videos.test/42/index.html?skin=plain',
    'https://videos.test/42/index.html?skin=plain&videoId=63%3D1&autoplay=true',
  ],
])(
  '[CON-11] the player %s receives the id of the video, and starts the video at once',
  (player, address) => {
    expect(playerAddress(player, '63=1')).toBe(address);
  },
);
