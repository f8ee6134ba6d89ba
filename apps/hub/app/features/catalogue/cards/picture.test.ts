import { describe, expect, it } from 'vitest';
import { sampleCourse } from '../course/courses.fixture.ts';
import { coursePicture, pictureOf, uniBanner, uniPicture } from './picture.ts';

describe('the picture of a course or a university', () => {
  it('a course has the same drawing whether or not it has a picture', () => {
    const { courseId } = sampleCourse;
    expect(coursePicture({ courseId, picture: null })).toEqual({
      picture: null,
      drawing: coursePicture(sampleCourse).drawing,
    });
  });

  it('the banner of a university has the same drawing as its picture, and a university without a banner shows its picture', () => {
    const uni = { providerId: '1', image: '/uni.svg', banner: '/banner.svg' };
    const { picture, drawing } = uniPicture(uni);
    expect(uniBanner(uni)).toEqual({ picture: '/banner.svg', drawing });
    expect(uniBanner({ ...uni, banner: null })).toEqual({ picture, drawing });
  });

  it('each drawing is one of thirty, and all thirty drawings are used', () => {
    const drawings = Array.from(
      { length: 500 },
      (_, number) => pictureOf(`l${number}-psychology`, null).drawing,
    );
    expect(new Set(drawings).size).toBe(30);
    for (const drawing of drawings) expect(drawing).toMatch(/^[0-4][0-5]$/);
  });
});
