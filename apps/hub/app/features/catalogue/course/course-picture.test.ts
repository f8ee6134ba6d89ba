import { describe, expect, it } from 'vitest';
import { coursePicture, drawingOf } from './course-picture.ts';
import { sampleCourse } from './courses.fixture.ts';

describe('the drawing of a course', () => {
  it('a course has the same drawing for all its options and years, whether or not it has a picture', () => {
    const { drawing } = coursePicture(sampleCourse);
    const [option] = sampleCourse.options;
    const later = { ...sampleCourse, academicYearId: '2028', courseOptionId: 'part-time' };
    expect(coursePicture({ ...later, picture: null, options: [option] })).toEqual({
      picture: null,
      drawing,
    });
  });

  it('each drawing is one of thirty, and all thirty drawings are used', () => {
    const drawings = Array.from({ length: 500 }, (_, number) =>
      drawingOf({ courseId: `l${number}-psychology` }),
    );
    expect(new Set(drawings).size).toBe(30);
    for (const drawing of drawings) expect(drawing).toMatch(/^[0-4][0-5]$/);
  });
});
