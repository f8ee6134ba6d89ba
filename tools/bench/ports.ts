/** The port of every hub that is run. */
export const hubPorts = {
  calls: 4301,
  inProcess: 4302,
  bare: 4303,
  oneProcess: 4304,
  twoProcesses: 4305,
  heap: 4306,
  hungUpstream: 4307,
  firstLoad: 4308,
  favourites: 4310,
  widgets: 4314,
} as const;

export const servicesPort = 4300;
export const recordedPort = 4309;

/** Everything that is measured listens on the loopback address. */
export function originOf(port: number): string {
  return `http://127.0.0.1:${port}`;
}
