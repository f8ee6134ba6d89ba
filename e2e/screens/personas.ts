/** Personas whose hubs differ, because they have different applications, at different stages. */
export const personas = [
  ...['start', 'in-progress', 'ready', 'returned', 'sent', 'waiting', 'offers', 'confirm'],
  ...['confirm-conditional', 'confirm-reasons', 'placed', 'insurance', 'clearing', 'withdrawn'],
  ...['conservatoire', 'both', 'overseas', 'scottish', 'heavy', 'apprentice', 'postgraduate'],
  ...['approval', 'unplaced', 'extra'],
];
