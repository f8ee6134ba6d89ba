export const hubPorts = {
  calls: 4301,
  interactions: 4302,
  oneProcess: 4304,
  twoProcesses: 4305,
  heap: 4306,
  hungUpstream: 4307,
  weights: 4308,
  favourites: 4310,
  rush: 4312,
  paint: 4314,
  results: 4303,
  bare: 4319,
  behindProxy: 4320,
  behindProxyToo: 4321,
  noTraces: 4315,
  fewTraces: 4316,
  allTraces: 4317,
} as const;

export const servicesPort = 4300;
export const recordedPort = 4309;
export const helloPort = 4311;
export const collectorPort = 4318;
export const proxyPort = 4322;

export function originOf(port: number): string {
  return `http://127.0.0.1:${port}`;
}
