/**
 * Runs a callback with a script once the script has loaded. If it fails to load, because the
 * network is down or a release has removed it, the page does not change: its HTML works without the
 * script.
 */
export function whenLoaded<Script>(script: Promise<Script>, use: (script: Script) => void): void {
  script.then(use, () => undefined);
}
