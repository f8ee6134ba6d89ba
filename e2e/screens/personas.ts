/** The personas whose hubs differ: at different stages of different applications. */
export const personas = [
  ...['start', 'in-progress', 'ready', 'returned', 'sent', 'waiting', 'offers', 'confirm'],
  ...['confirm-conditional', 'confirm-reasons', 'placed', 'insurance', 'clearing', 'withdrawn'],
  ...['conservatoire', 'both', 'overseas', 'scottish', 'heavy', 'apprentice', 'postgraduate'],
  ...['approval', 'unplaced', 'extra'],
];
