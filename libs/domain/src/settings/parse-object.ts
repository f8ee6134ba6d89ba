/** The object that a JSON text holds; an empty one when there is none, it holds none or is broken. */
export function parseObject(json: string | null | undefined): Readonly<Record<string, unknown>> {
  // Most settings were never saved: nothing has to be thrown for them.
  if (!json) return {};
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
