/**
 * Latin letters and their look-alikes, which no English word uses. Text in these letters is
 * readable, but clearly not real copy.
 */
const lookAlikes = new Map(
  Object.entries({
    ...{ a: 'á', b: 'ƀ', c: 'ç', d: 'ð', e: 'é', f: 'ƒ', g: 'ĝ', h: 'ĥ', i: 'î', j: 'ĵ', k: 'ķ' },
    ...{ l: 'ļ', m: 'ɱ', n: 'ñ', o: 'ö', p: 'þ', q: 'ǫ', r: 'ŕ', s: 'š', t: 'ţ', u: 'û', v: 'ṽ' },
    ...{ w: 'ŵ', x: 'ẋ', y: 'ý', z: 'ž' },
    ...{ A: 'Å', B: 'Ɓ', C: 'Ç', D: 'Ð', E: 'É', F: 'Ƒ', G: 'Ĝ', H: 'Ĥ', I: 'Î', J: 'Ĵ', K: 'Ķ' },
    ...{ L: 'Ļ', M: 'Ṁ', N: 'Ñ', O: 'Ö', P: 'Þ', Q: 'Ǫ', R: 'Ŕ', S: 'Š', T: 'Ţ', U: 'Û', V: 'Ṽ' },
    ...{ W: 'Ŵ', X: 'Ẋ', Y: 'Ý', Z: 'Ž' },
  }),
);

/** @param {string} text */
const withLookAlikes = (text) =>
  text.replace(/[A-Za-z]/g, (letter) => lookAlikes.get(letter) ?? letter);

/**
 * The pseudo-localised form of one variant's pattern: the text in look-alike letters between
 * brackets, with unchanged placeholders.
 *
 * @template {{ type: string, value?: string }} Part
 * @param {Part[]} pattern
 * @returns {Part[]}
 */
export const pseudoPattern = (pattern) => {
  const text = (/** @type {string} */ value) => /** @type {Part} */ ({ type: 'text', value });
  return [
    text('⟦'),
    ...pattern.map((part) =>
      part.type === 'text' ? text(withLookAlikes(part.value ?? '')) : part,
    ),
    text('⟧'),
  ];
};
