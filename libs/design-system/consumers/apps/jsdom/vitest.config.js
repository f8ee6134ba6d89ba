import react from '@vitejs/plugin-react';

export default {
  plugins: [react()],
  test: {
    environment: 'jsdom',
    include: ['*.jsdom.tsx'],
    setupFiles: ['./setup.ts'],
    // Much longer than tests need on a busy machine, so that only tests that hang time out.
    testTimeout: 30_000,
  },
};
