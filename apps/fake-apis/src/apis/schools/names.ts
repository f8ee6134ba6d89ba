/**
 * Name patterns of the schools and colleges of a country: `{place}` is their town, `{saint}` and
 * `{land}` are words from the lists below.
 */
export interface SchoolNames {
  readonly schools: readonly string[];
  readonly colleges: readonly string[];
}

const england: SchoolNames = {
  schools: [
    '{place} Academy',
    '{place} High School',
    '{place} School',
    '{place} Community School',
    '{place} Girls’ School',
    '{place} Grammar School',
    'All Saints Church of England School, {place}',
    'Abbeyfield School',
    'Ashlawn Academy',
    'Beaumont Hill Academy',
    'Bishop Walsham School',
    'Castle Meadow School',
    'Fairfax Park School',
    'Holy Cross Catholic School',
    'Heathfield Academy',
    'King Edward VI Grammar School, {place}',
    'Manor Field Academy',
    'Our Lady of Lourdes Catholic High School',
    'Priory Wood School',
    'Queen Elizabeth’s School, {place}',
    'St {saint}’s Catholic School',
    'St {saint}’s Church of England High School',
    'St Thomas More Catholic School',
    'The Hollies School',
    'University Technical College {place}',
    'Woodlands Academy',
  ],
  colleges: [
    '{place} Sixth Form College',
    '{place} College',
    '{place} College of Further Education',
  ],
};

const northernIreland: SchoolNames = {
  schools: [
    '{place} Academy',
    '{place} Grammar School',
    '{place} High School',
    '{place} Integrated College',
    '{place} Royal School',
    'Loreto Grammar School, {place}',
    'Sacred Heart College',
    'St {saint}’s College',
    'St {saint}’s High School',
    'St Patrick’s Grammar School, {place}',
  ],
  colleges: ['{place} Regional College', '{place} Technical College'],
};

const scotland: SchoolNames = {
  schools: [
    '{place} Academy',
    '{place} High School',
    '{place} Grammar School',
    'Braehead High School',
    'Holyrood Academy',
    'Kirkfield High School',
    'Lochside Academy',
    'Our Lady’s RC High School',
    'St {saint}’s RC Academy',
    'St {saint}’s RC High School',
    'St Margaret’s Academy',
  ],
  colleges: ['{place} College', 'College of {place}'],
};

const wales: SchoolNames = {
  schools: [
    '{place} High School',
    '{place} Comprehensive School',
    'Archbishop Rowan Church in Wales High School',
    'Bishop Hedley Catholic High School',
    'Ysgol Bryn {land}',
    'Ysgol Dyffryn {land}',
    'Ysgol Glan {land}',
    'Ysgol Gymraeg {place}',
    'Ysgol Gyfun {place}',
    'Ysgol Maes {land}',
    'Ysgol Uwchradd {place}',
    'Ysgol y Castell',
  ],
  colleges: ['Coleg {place}', '{place} Sixth Form College'],
};

const byCountry: Readonly<Record<string, SchoolNames>> = {
  England: england,
  'Northern Ireland': northernIreland,
  Scotland: scotland,
  Wales: wales,
};

export const saints = [
  ...['Aidan', 'Anne', 'Augustine', 'Bede', 'Bernadette', 'Catherine', 'Chad', 'Columba', 'David'],
  ...['Edmund', 'Francis', 'George', 'Hilda', 'Joseph', 'Mark', 'Mary', 'Michael', 'Ninian'],
  ...['Paul', 'Peter', 'Stephen', 'Wilfrid'],
] as const;

export const lands = [
  ...['Aur', 'Celyn', 'Coed', 'Derwen', 'Eithin', 'Elwy', 'Gwyn', 'Llwyd', 'Mawr', 'Onnen'],
  ...['Rhedyn', 'Taf', 'Teifi', 'y Felin', 'yr Afon'],
] as const;

/** Name patterns for a country; null where the hub does not search for schools. */
export const schoolNamesIn = (country: string): SchoolNames | null => byCountry[country] ?? null;
