/**
 * Uses a script once it has loaded. If it fails to load, because the network is down or a release
 * has removed it, the page stays unchanged: its HTML works without it.
 */
export function whenLoaded<Script>(script: Promise<Script>, use: (script: Script) => void): void {
  script.then(use, () => undefined);
}
