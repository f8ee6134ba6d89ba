import { describe, expect, it } from 'vitest';
import { leicester } from '#app/platform/request/testing/fake-call.ts';
import { sampleUni } from '#app/features/catalogue/testing/samples.ts';
import { uniView } from './uni-view.server.ts';

describe('the university view', () => {
  it('the view contains the facts as the page shows them', () => {
    expect(uniView(sampleUni(), leicester)).toEqual({
      id: '10007796',
      name: 'University of Leicester',
      picture: 'https://pictures.example/leicester-banner.svg',
      drawing: expect.any(String) as string,
      town: 'Leicester',
      address: ['University Road', 'Leicester', 'LE1 7RH'],
      phone: { shown: '+44 (0)1632 960 123', href: 'tel:+441632960123' },
      email: 'admissions@leicester.example.com',
      url: 'https://leicester.example.com/',
      tef: 'Gold',
      satisfaction: 84,
      salary: '£27,500',
      distance: '1 mile away',
      place: { lat: 52.6206, lng: -1.1256 },
      accommodationUrl: 'https://leicester.example.com/rooms',
      chatUrl: 'https://unibuddy.co/embed/university-of-leicester',
      extended: [{ label: 'Open days', description: 'Look around.', link: null }],
    });
  });

  it.each([
    ['01632 960123', 'tel:01632960123'],
    ['(01632) 960-123', 'tel:01632960123'],
    ['+44 1632 960123', 'tel:+441632960123'],
  ])('the phone number %s has the link %s', (phone, href) => {
    expect(uniView(sampleUni({ phone }), null).phone).toEqual({ shown: phone, href });
  });

  it('if there is no banner, the page uses the picture from the list', () => {
    expect(uniView(sampleUni({ banner: null }), null).picture).toBe(
      'https://pictures.example/leicester.svg',
    );
  });

  it('there is no distance if the place of the university or of the applicant is unknown', () => {
    expect(uniView(sampleUni(), null).distance).toBeNull();
    expect(uniView(sampleUni({ latlon: null }), leicester).distance).toBeNull();
  });
});
