/** A provider in the format that applications use. */
interface Provider {
  /** UKPRN */
  readonly providerId: string;
  readonly name: string;
}

/**
 * The providers that the personas chose, by their code in applications. Names and numbers are real;
 * the codes of the conservatoires are invented in the same format.
 */
export const providers = {
  A20: { providerId: '10007783', name: 'University of Aberdeen' },
  A40: { providerId: '10007856', name: 'Aberystwyth University' },
  A80: { providerId: '10007759', name: 'Aston University' },
  B06: { providerId: '10007857', name: 'Bangor University' },
  B32: { providerId: '10006840', name: 'University of Birmingham' },
  B78: { providerId: '10007786', name: 'University of Bristol' },
  C15: { providerId: '10007814', name: 'Cardiff University' },
  C20: { providerId: '10007854', name: 'Cardiff Metropolitan University' },
  C85: { providerId: '10001726', name: 'Coventry University' },
  D26: { providerId: '10001883', name: 'De Montfort University' },
  D65: { providerId: '10007852', name: 'University of Dundee' },
  D86: { providerId: '10007143', name: 'Durham University' },
  E14: { providerId: '10007789', name: 'University of East Anglia' },
  E56: { providerId: '10007790', name: 'The University of Edinburgh' },
  E84: { providerId: '10007792', name: 'University of Exeter' },
  G28: { providerId: '10007794', name: 'University of Glasgow' },
  G42: { providerId: '10007762', name: 'Glasgow Caledonian University' },
  H24: { providerId: '10007764', name: 'Heriot-Watt University' },
  H60: { providerId: '10007148', name: 'University of Huddersfield' },
  H72: { providerId: '10007149', name: 'University of Hull' },
  K12: { providerId: '10007767', name: 'Keele University' },
  K24: { providerId: '10007150', name: 'University of Kent' },
  L14: { providerId: '10007768', name: 'Lancaster University' },
  L23: { providerId: '10007795', name: 'University of Leeds' },
  L27: { providerId: '10003861', name: 'Leeds Beckett University' },
  L34: { providerId: '10007796', name: 'University of Leicester' },
  L39: { providerId: '10007151', name: 'University of Lincoln' },
  L41: { providerId: '10006842', name: 'University of Liverpool' },
  L51: { providerId: '10003957', name: 'Liverpool John Moores University' },
  L79: { providerId: '10004113', name: 'Loughborough University' },
  M20: { providerId: '10007798', name: 'The University of Manchester' },
  M40: { providerId: '10004180', name: 'Manchester Metropolitan University' },
  N21: { providerId: '10007799', name: 'Newcastle University' },
  N77: { providerId: '10001282', name: 'Northumbria University' },
  N84: { providerId: '10007154', name: 'University of Nottingham' },
  N91: { providerId: '10004797', name: 'Nottingham Trent University' },
  O66: { providerId: '10004930', name: 'Oxford Brookes University' },
  P60: { providerId: '10007801', name: 'University of Plymouth' },
  P80: { providerId: '10007155', name: 'University of Portsmouth' },
  Q50: { providerId: '10007775', name: 'Queen Mary University of London' },
  Q75: { providerId: '10005343', name: "Queen's University Belfast" },
  R12: { providerId: '10007802', name: 'University of Reading' },
  S03: { providerId: '10007156', name: 'University of Salford' },
  S18: { providerId: '10007157', name: 'The University of Sheffield' },
  S21: { providerId: '10005790', name: 'Sheffield Hallam University' },
  S27: { providerId: '10007158', name: 'University of Southampton' },
  S75: { providerId: '10007804', name: 'University of Stirling' },
  S78: { providerId: '10007805', name: 'University of Strathclyde' },
  S90: { providerId: '10007806', name: 'University of Sussex' },
  S93: { providerId: '10007855', name: 'Swansea University' },
  U20: { providerId: '10007807', name: 'Ulster University' },
  U65: { providerId: '10007162', name: 'University of the Arts London' },
  W01: { providerId: '10007793', name: 'University of South Wales' },
  W20: { providerId: '10007163', name: 'University of Warwick' },
  W50: { providerId: '10007165', name: 'University of Westminster' },
  Y50: { providerId: '10007167', name: 'University of York' },
  R57: { providerId: '10007837', name: 'Royal Northern College of Music' },
  R58: { providerId: '10005561', name: 'Royal Conservatoire of Scotland' },
  R55: { providerId: '10007778', name: 'Royal College of Music' },
  L31: { providerId: '10034449', name: 'Leeds Conservatoire' },
  T75: { providerId: '10008017', name: 'Trinity Laban Conservatoire of Music and Dance' },
} as const satisfies Readonly<Record<string, Provider>>;

export type ProviderCode = keyof typeof providers;
