/** The object in a JSON text; an empty object when the text is missing, broken or not an object. */
export function parseObject(json: string | null | undefined): Readonly<Record<string, unknown>> {
  // Most settings were never saved; this check avoids an exception for each of them.
  if (!json) return {};
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
