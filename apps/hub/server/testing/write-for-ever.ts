import type { ServerResponse } from 'node:http';

/** Writes as fast as the other side reads, until it closes the connection. */
export function writeForEver(response: ServerResponse): void {
  const chunk = Buffer.alloc(64 * 1024, ' ');
  const write = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.on('drain', write);
  write();
}
