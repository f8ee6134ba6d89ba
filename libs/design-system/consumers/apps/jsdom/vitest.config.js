import react from '@vitejs/plugin-react';

export default {
  plugins: [react()],
  test: { environment: 'jsdom', include: ['*.jsdom.tsx'], setupFiles: ['./setup.ts'] },
};
