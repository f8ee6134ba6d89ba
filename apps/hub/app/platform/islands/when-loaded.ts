/**
 * Does something with a script once it has come. One that cannot be had, for the line has dropped or
 * a release has taken it away, leaves the page as it is: its HTML works without.
 */
export function whenLoaded<Script>(script: Promise<Script>, use: (script: Script) => void): void {
  script.then(use, () => undefined);
}
