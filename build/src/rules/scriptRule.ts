import type { RuleSetRule } from 'webpack';

export const scriptRule: RuleSetRule = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: 'swc-loader',
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        // Set here, or the loader writes the mode of the first build into this very object, which all builds share: a stamp
        // program, always for production, would then call React's development runtime.
        transform: { react: { runtime: 'automatic', development: false } },
      },
    },
  },
};
