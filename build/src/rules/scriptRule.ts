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
        // Said here, or the loader writes the mode of whichever build asks first into this very object, which all of them share: a
        // stamp program, always for production, would then call React's development runtime.
        transform: { react: { runtime: 'automatic', development: false } },
      },
    },
  },
};
