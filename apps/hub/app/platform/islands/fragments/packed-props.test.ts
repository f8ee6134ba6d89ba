import { describe, expect, it } from 'vitest';
import { packProps, unpackProps } from './packed-props.ts';

const texts = ['Your shortlist', 'Psychology, Lancaster University', 'Move up', 'Move down'];

/** Packs props, sends them through a page and unpacks them. */
const sent = (props: object) =>
  unpackProps(JSON.parse(JSON.stringify(packProps(props, texts))) as object, texts);

const course = { id: 'Move up', title: 'Psychology, Lancaster University', slot: 1, near: null };

describe('props of an island', () => {
  it.each<[string, object]>([
    ['words that the HTML says', course],
    ['a list of things', { courses: [course, { ...course, slot: 2 }] }],
    [
      'lists of one length in a list',
      {
        pages: [
          [1, 2],
          [3, 4],
        ],
      },
    ],
    ['lists in lists', { pages: [[course, course], [course], []] }],
    ['things with different fields', { list: [course, { id: 'a' }, null, 'b', [1]] }],
    [
      'fields in another order',
      {
        list: [
          { a: 1, b: 2 },
          { b: 3, a: 4 },
        ],
      },
    ],
    ['things without fields', { list: [{}, {}] }],
    ['a field with a name that is used between', { list: [{ 'a|b': 1 }, { 'a|b': 2 }] }],
    ['texts that look packed', { list: ['\u007f', '\u007f0', '\u007f\u007f'], one: '\u007f3' }],
    ['words in another order', { list: ['Move down', 'Your shortlist', 'Your shortlist'] }],
    ['a field that all things have alike', { list: [course, { ...course, title: 'Another' }] }],
    [
      'lists of one thing that is nothing',
      {
        list: [
          { a: null, b: [] },
          { a: null, b: [] },
        ],
      },
    ],
    [
      'things in things of a list',
      {
        list: [
          { ref: { id: '/search/results/a', at: [1] }, next: null },
          { ref: { id: '/search/results/b', at: [] }, next: '/search/results/c' },
        ],
      },
    ],
    ['numbers, flags and nothing', { count: 0, isOpen: false, none: null, empty: '' }],
  ])('props are unpacked unchanged: %s', (_, props) => expect(sent(props)).toEqual(props));

  it('props omit undefined fields, like any JSON', () => {
    const props = {
      list: [
        { a: 1, b: undefined },
        { a: 2, b: undefined },
      ],
    };
    expect(sent(props)).toEqual(JSON.parse(JSON.stringify(props)));
  });

  it('props contain no text twice', () => {
    const ref = { courseId: 'psychology' };
    const courses = [1, 2, 3].map((slot) => ({ ...course, slot, ref, isOpen: true }));
    const packed = JSON.stringify(packProps({ courses }, texts));
    expect(packed.match(/courseId/g)).toHaveLength(1);
    expect(packed.match(/title/g)).toHaveLength(1);
    expect(packed.match(/true/g)).toHaveLength(1);
    expect(packed).not.toContain('Lancaster');
    expect(packed).not.toContain('Move up');
  });

  it('props store a text as its distance from the previous one', () => {
    const list = [
      'Your shortlist',
      'Psychology, Lancaster University',
      'Move up',
      'Your shortlist',
    ];
    expect(packProps({ list }, texts)).toEqual({
      list: ['\u007f1', '\u007f1', '\u007f1', '\u007f-2'],
    });
  });
});
