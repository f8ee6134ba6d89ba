import { startHub, twentyCookies, withCookies } from '../hub.ts';
import { hubPorts } from '../ports.ts';
import { rush, type Answer } from '../rush.ts';
import { loadCore, serverCore, type Measured, type Run } from '../run.ts';
import { median, shareWithin } from '../statistics.ts';

const port = hubPorts.rush;

/** How many times what a core can carry the crowd asks for. */
const times = 10;

/** What one crowd got. */
interface Round {
  /** What the core carries, of pages one after the other. */
  readonly perSecond: number;
  readonly askedPerSecond: number;
  readonly withinShare: number;
  readonly servedPerSecond: number;
  readonly unanswered: number;
}

/** An answer within this is at once, to a person (milliseconds). */
const atOnceMs = 200;

/**
 * A crowd of ten times what one core can carry: whoever is not served is told so, and all of it at
 * once. The data is in process: the core is asked what it can carry, not the fake APIs.
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
      const perSecond = calm.answers.length / calm.tookSeconds;
      const { answers } = await crowd(run.seconds, perSecond * times);
      rounds.push({
        perSecond,
        askedPerSecond: answers.length / run.seconds,
        withinShare: shareWithin(answers.map(waitOf), atOnceMs),
        servedPerSecond: answers.filter(({ status }) => status === 200).length / run.seconds,
        unanswered: answers.filter(({ status }) => status !== 200 && status !== 503).length,
      });
    }
    const of = (figure: keyof Round) => median(rounds.map((round) => round[figure]));
    return {
      raw: rounds,
      figures: [
        { measure: 'one core carries, compressed', value: of('perSecond'), unit: 'pages/s' },
        {
          measure: `${times} × that: answered within ${atOnceMs} ms`,
          value: of('withinShare') * 100,
          unit: '%',
          digits: 1,
          goal: { atLeast: 99 },
          fail: { atLeast: 95 },
        },
        {
          measure: '  neither served nor sent away',
          value: of('unanswered'),
          unit: '',
          goal: { atMost: 0 },
          fail: { atMost: 0 },
        },
        { measure: '  served meanwhile', value: of('servedPerSecond'), unit: 'pages/s' },
        { measure: '  asked for', value: of('askedPerSecond'), unit: 'pages/s' },
      ],
    };
  } finally {
    await server.stop();
  }
}

/** No answer is no answer within any time. */
const waitOf = ({ status, ms }: Answer): number => (status === 0 ? Infinity : ms);
