import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { examplesPlugin } from './examples/plugin.ts';
import { writtenPlugin } from './written/plugin.ts';

export default defineConfig({
  plugins: [vanillaExtractPlugin(), examplesPlugin(), writtenPlugin()],
});
