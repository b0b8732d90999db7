import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';

/** Nothing here is made for our remotes but their address. */
export default {
  mode: 'production',
  context: import.meta.dirname,
  entry: './src/index.js',
  plugins: [
    new ModuleFederationPlugin({
      name: 'webpack_host',
      remotes: {
        header_remote: `header_remote@${process.env.HEADER_URL}mf-manifest.json`,
      },
      shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
      dts: { consumeTypes: { typesOnBuild: true }, generateTypes: false },
    }),
  ],
};
