import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** The fields of a log line that are checked. */
export interface LogLine {
  msg: string;
  level: string;
  api?: string;
  requestId?: string;
  durationMs?: number;
}

/** Reads the log from a hub's standard output, line by line. */
export class LiveLog {
  readonly #byRequest = new Map<string, LogLine[]>();
  readonly #waiting = new Map<string, () => void>();
  readonly #personal: RegExp;
  /** Lines with personal data, and lines that are not JSON. */
  readonly wrong: string[] = [];
  count = 0;

  /** @param stdout null if the caller did not pipe it, which is an error */
  constructor(stdout: Readable | null, personal: RegExp) {
    if (stdout === null) throw new TypeError('the log of the hub is unavailable');
    this.#personal = personal;
    createInterface(stdout).on('line', (line) => this.#read(line));
  }

  linesOf(requestId: string): readonly LogLine[] {
    return this.#byRequest.get(requestId) ?? [];
  }

  /** Waits until `isThere` accepts the lines about a request, or until the time limit. */
  async until(
    requestId: string,
    isThere: (lines: readonly LogLine[]) => boolean,
    timeoutMs: number,
  ): Promise<void> {
    await new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#waiting.delete(requestId);
        resolve();
      };
      const timer = setTimeout(end, timeoutMs);
      const check = () => {
        if (isThere(this.linesOf(requestId))) end();
      };
      this.#waiting.set(requestId, check);
      check();
    });
  }

  #read(text: string): void {
    if (text.startsWith('hub listening on ')) return;
    this.count += 1;
    if (this.#personal.test(text)) this.wrong.push(text);
    const line = parsed(text);
    if (line === null) {
      this.wrong.push(text);
      return;
    }
    const { requestId = '' } = line;
    const lines = this.#byRequest.get(requestId);
    if (lines) lines.push(line);
    else this.#byRequest.set(requestId, [line]);
    this.#waiting.get(requestId)?.();
  }
}

function parsed(text: string): LogLine | null {
  try {
    return JSON.parse(text) as LogLine;
  } catch {
    return null;
  }
}
