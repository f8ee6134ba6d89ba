/** One island on each line: its towns, and the postcode districts of each town. */
export const channelIslands = `
Guernsey: St Peter Port GY1, St Sampson GY2, Vale GY3
Jersey: St Helier JE2 JE4, St Peter JE3
`;

/** The towns of the Isle of Man, and the postcode districts of each town. */
export const isleOfMan = `
Isle of Man: Castletown IM9, Douglas IM1 IM2 IM3 IM4, Peel IM5, Ramsey IM7 IM8
`;
