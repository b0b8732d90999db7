import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';

/** Nothing here is made for our remotes but their address. */
export default {
  mode: 'production',
  context: import.meta.dirname,
  entry: './src/index.js',
  // The older React is installed under another name, next to ours.
  resolve: { alias: { react: 'react-19-2', 'react-dom': 'react-dom-19-2' } },
  plugins: [
    new ModuleFederationPlugin({
      name: 'rspack_host',
      remotes: {
        header_remote: `header_remote@${process.env.HEADER_URL}mf-manifest.json`,
      },
      shared: {
        react: { singleton: true, requiredVersion: '19.2.9' },
        'react-dom': { singleton: true, requiredVersion: '19.2.9' },
      },
      dts: false,
    }),
  ],
};
