import type { Fault } from '../fixtures/control-api.ts';

export interface Kind {
  fault: Fault;
  /**
   * Expected result of a call: it always fails; it either fails or succeeds with an unexpected
   * response; or it has no result before the page must continue without it.
   */
  meets: 'failure' | 'either' | 'nothing in time';
}

/** Personal data in a response body; none of it may be logged. */
export const testUser = {
  name: 'Tamsin Vexworthy',
  email: 'tamsin.vexworthy@example.org',
  postcode: 'ZE2 9XX',
};

const json = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n';

const says = (status: number): Fault => ({
  status,
  body: JSON.stringify({ message: `Sorry, ${testUser.name}.`, code: 'fault' }),
});

const fails = (fault: Fault): Kind => ({ fault, meets: 'failure' });
const either = (fault: Fault): Kind => ({ fault, meets: 'either' });
const late = (fault: Fault): Kind => ({ fault, meets: 'nothing in time' });

const respondWith = (body: string): Fault => ({ status: 200, body });
const gateway = `<html><body>Gateway of ${testUser.email}</body></html>`;

/** Faults that real APIs have had, from error statuses to no response. */
export const kinds: Record<string, Kind> = {
  '400': fails(says(400)),
  '401': fails(says(401)),
  '403': fails(says(403)),
  '404': either(says(404)),
  '418': fails(says(418)),
  '429': fails(says(429)),
  '500': fails(says(500)),
  '502 of a gateway': fails({ status: 502, body: gateway }),
  '503': fails(says(503)),
  '204': either({ status: 204 }),
  null: either(respondWith('null')),
  'empty list': either(respondWith('[]')),
  'empty object': either(respondWith('{}')),
  'empty body': either(respondWith('')),
  'HTML body': either(respondWith(gateway)),
  'wrong types': either(
    respondWith(
      JSON.stringify({
        ...testUser,
        cards: 7,
        cycleYear: 'soon',
        controlData: 7,
        settings: testUser,
      }),
    ),
  ),
  'cut JSON': either(respondWith(`{"postcode":"${testUser.postcode}","settings":[{"na`)),
  'cut body': fails({ raw: `${json}Content-Length: 500\r\n\r\n{"email":"${testUser.email}",` }),
  '4 MB of JSON': either({ padTo: 4_000_000 }),
  '4 MB of junk': fails({ ...respondWith(testUser.name), padTo: 4_000_000 }),
  // Without `Connection: close`, the hub would retry a read once, because the connection closes
  // without notice.
  redirect: fails({
    raw: 'HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:9/elsewhere\r\nConnection: close\r\nContent-Length: 0\r\n\r\n',
  }),
  '40 kB header': fails({ raw: `${json}X-Long: ${'x'.repeat(40_000)}\r\n\r\n{}` }),
  'not HTTP': fails({ raw: 'SSH-2.0-OpenSSH_9.6\r\n' }),
  reset: fails({ drop: true }),
  slow: late({ delayMs: 1_800 }),
  hang: late({ delayMs: 30_000 }),
  drip: late({ raw: `${json}\r\n${' '.repeat(4_000)}`, dripMs: 10 }),
};
