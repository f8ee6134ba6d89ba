export const weekdays = [
  ...['dydd Sul', 'dydd Llun', 'dydd Mawrth', 'dydd Mercher', 'dydd Iau', 'dydd Gwener'],
  ...['dydd Sadwrn'],
] as const;
export const months = [
  ...['Ionawr', 'Chwefror', 'Mawrth', 'Ebrill', 'Mai', 'Mehefin', 'Gorffennaf', 'Awst', 'Medi'],
  ...['Hydref', 'Tachwedd', 'Rhagfyr'],
] as const;

export const middles = { midday: 'hanner dydd', midnight: 'hanner nos' } as const;
