/**
 * A package whose licence lets others pass on unmodified copies alone (docs/licences.md): its file goes
 * into a chunk of its own as it is, neither parsed nor minified.
 */
export const unmodifiedPackage = /[\\/]node_modules[\\/]pubnub[\\/]/;

/** The chunk, as `webpackChunkName` calls it where the package is imported. */
export const unmodifiedChunk = /^pubnub\.\w+\.js$/;
