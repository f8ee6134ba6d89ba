import { expect, it } from 'vitest';
import { mediaOf, mediaWords } from './media-words.ts';

it.each([
  ['https://tiles.example', 'https://videos.example', /Maps, videos/, 'Videos and maps'],
  ['https://tiles.example', null, /^Maps, comments|^Maps and/, 'Maps'],
  [null, 'https://videos.example', /^Videos, comments|^Videos and/, 'Videos'],
  [null, null, /^Comments and some pictures|^Some pictures/, 'Pictures'],
])(
  'with the tile address %s and the player address %s, the texts name only media that the hub has',
  (tileUrl, videoUrl, words, heading) => {
    const { privacy, cookies, cookiesHeading } = mediaWords(mediaOf({ tileUrl, videoUrl }));
    expect(privacy).toMatch(words);
    expect(cookies).toMatch(words);
    expect(cookiesHeading).toBe(heading);
    expect(/map/i.test(cookies)).toBe(tileUrl !== null);
    expect(/video/i.test(cookies)).toBe(videoUrl !== null);
  },
);
