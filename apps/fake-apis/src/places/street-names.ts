const everywhere = `Albert Road, Alma Street, Ashgrove Road, Avondale Road, Beech Avenue,
Beechwood Drive, Birch Close, Bridge Street, Brook Lane, Cambridge Street, Castle Street,
Cedar Close, Chapel Lane, Chestnut Avenue, Church Lane, Church Street, Clarence Street,
Clifton Road, Coronation Avenue, Cromwell Road, Cross Street, Derwent Close, Edward Street,
Elm Grove, Fairfield Road, Ferndale Crescent, Garden Street, George Street, Gladstone Terrace,
Glebe Road, Grange Road, Granville Street, Green Lane, Grove Road, Harbour View, Hawthorn Close,
Hazel Grove, High Street, Highfield Road, Hill Top, Hillside Avenue, Holly Bank, King Street,
Kingsway, Lansdowne Road, Larch Way, Laurel Drive, Lime Tree Avenue, London Road, Manor Drive,
Maple Close, Market Street, Meadow View, Mill Lane, New Street, Northfield Avenue, Oak Avenue,
Orchard Close, Oxford Street, Park Avenue, Park Road, Poplar Grove, Primrose Hill, Priory Road,
Queen Street, Queens Road, Railway Terrace, Rectory Lane, Ridgeway, Riverside, Rowan Close,
Russell Street, School Lane, South View, Spring Gardens, St Johns Road, St Marys Road,
Stanley Street, Station Road, Sycamore Drive, The Avenue, The Crescent, Victoria Road,
Victoria Street, Wellington Street, West Street, Westfield Road, William Street, Willow Close,
Windmill Lane, Windsor Road, Woodland Way, Woodside, York Street`;

const alsoIn: Readonly<Record<string, string>> = {
  'Northern Ireland': 'Ballymore Road, Glen Road, Lough Shore Road, Mourne View, Old Mill Brae',
  Scotland: 'Bellevue Place, Braehead, Burnside, Castle Wynd, Kirk Road, Lochview, Mains of Airlie',
  Wales: 'Bryn Awel, Cae Glas, Ffordd yr Eglwys, Heol y Parc, Maes y Coed, Stryd y Bont, Y Felin',
};

const namesOf = (list: string): string[] => list.split(/,\s+/);

export const streetNamesIn = (country: string): readonly string[] => [
  ...namesOf(everywhere),
  ...(country in alsoIn ? namesOf(alsoIn[country] ?? '') : []),
];
