/** How long a script may take until it counts as one that is not available (SH-54, milliseconds). */
const TIMEOUT_MS = 120_000;

/** @returns what the script brings; rejects when it takes too long */
export function withTimeout<Value>(script: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The script took too long.')), TIMEOUT_MS);
  });
  return Promise.race([script, late]).finally(() => clearTimeout(timer));
}
