/** Time after which a script that has not loaded counts as unavailable (SH-54, milliseconds). */
const TIMEOUT_MS = 120_000;

export function withTimeout<Value>(script: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The script took too long.')), TIMEOUT_MS);
  });
  return Promise.race([script, late]).finally(() => clearTimeout(timer));
}
