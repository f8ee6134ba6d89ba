import react from '@vitejs/plugin-react';

export default {
  plugins: [react()],
  test: {
    environment: 'jsdom',
    include: ['*.jsdom.tsx'],
    setupFiles: ['./setup.ts'],
    // Tests need far less time, even on a busy machine, so only tests that hang exceed this limit.
    testTimeout: 30_000,
  },
};
