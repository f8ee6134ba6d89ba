import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

const nodeEnv = process.env.NODE_ENV ?? 'production';
const common = {
  mode: 'production',
  optimization: { nodeEnv, minimize: nodeEnv === 'production' },
  performance: { hints: false },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
};
const typescript = { test: /\.tsx$/, loader: 'ts-loader', options: { transpileOnly: true } };

const client = {
  ...common,
  entry: './client.tsx',
  output: { path: `${import.meta.dirname}/dist` },
  module: {
    rules: [typescript, { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] }],
  },
  plugins: [new MiniCssExtractPlugin()],
};
const server = {
  ...common,
  entry: './server.tsx',
  target: 'node',
  output: { path: `${import.meta.dirname}/server`, filename: '[name].cjs' },
  module: { rules: [typescript] },
};

webpack([client, server], (error, stats) => {
  if (error) throw error;
  console.log(stats.toString({ all: false, errors: true, warnings: true, assets: true }));
  process.exitCode = stats.hasErrors() || stats.hasWarnings() ? 1 : 0;
});
