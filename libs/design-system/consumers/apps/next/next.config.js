export default {
  output: 'export',
  // The tasks that all apps share lie beside them.
  experimental: { externalDir: true },
};
