import { startHub, twentyCookies, withCookies } from '../stack/hub.ts';
import { hubPorts } from '../stack/ports.ts';
import { rush, type RushResponse } from '../rush.ts';
import { loadCore, serverCore, type Measured, type Run } from '../run.ts';
import { median, shareWithin } from '../statistics.ts';

const port = hubPorts.rush;

/** Load of the crowd as a multiple of the capacity of one core. */
const times = 10;

interface Round {
  /**
   * Requests per second that one core can serve, measured with ten connections that each send the
   * next request after a response.
   */
  readonly perSecond: number;
  readonly askedPerSecond: number;
  readonly withinShare: number;
  readonly servedPerSecond: number;
  readonly unanswered: number;
}

/** Response time that a user perceives as immediate (milliseconds). */
const atOnceMs = 200;

/**
 * Measures a crowd of ten times the capacity of one core. Users who get no page must immediately
 * get the "very busy" response. The hub reads API data from memory in its own process, so that the
 * measurement shows the hub's capacity, not that of the fake APIs.
 */
export async function measureRush(run: Run): Promise<Measured> {
  const server = await startHub({ port, core: serverCore, preload: 'data-in-process.mjs' });
  try {
    const targets = withCookies(port, await twentyCookies(port));
    const crowd = (seconds: number, perSecond: number) =>
      rush({ targets, seconds, perSecond }, loadCore);
    const few = (seconds: number) =>
      rush({ targets, seconds, perSecond: 0, connections: 10 }, loadCore);

    await few(run.warmUpSeconds);
    const rounds: Round[] = [];
    for (let round = 0; round < run.rounds; round += 1) {
      const calm = await few(run.seconds);
      const perSecond = calm.responses.length / calm.tookSeconds;
      const { responses } = await crowd(run.seconds, perSecond * times);
      rounds.push({
        perSecond,
        askedPerSecond: responses.length / run.seconds,
        withinShare: shareWithin(responses.map(waitOf), atOnceMs),
        servedPerSecond: responses.filter(({ status }) => status === 200).length / run.seconds,
        unanswered: responses.filter(({ status }) => status !== 200 && status !== 503).length,
      });
    }
    const of = (figure: keyof Round) => median(rounds.map((round) => round[figure]));
    return {
      raw: rounds,
      figures: [
        {
          measure: 'pages that one core serves, compressed',
          value: of('perSecond'),
          unit: 'pages/s',
        },
        {
          measure: `${times} × that load: responses within ${atOnceMs} ms`,
          value: of('withinShare') * 100,
          unit: '%',
          digits: 1,
          goal: { atLeast: 99 },
          fail: { atLeast: 95 },
        },
        {
          measure: '  requests without a page or "very busy"',
          value: of('unanswered'),
          unit: '',
          goal: { atMost: 0 },
          fail: { atMost: 0 },
        },
        {
          measure: '  pages served under that load',
          value: of('servedPerSecond'),
          unit: 'pages/s',
        },
        { measure: '  pages requested', value: of('askedPerSecond'), unit: 'pages/s' },
      ],
    };
  } finally {
    await server.stop();
  }
}

/** A missing response counts as an infinite wait. */
const waitOf = ({ status, ms }: RushResponse): number => (status === 0 ? Infinity : ms);
