/** Its licence allows unmodified copies alone (docs/licences.md): the file becomes a chunk that is neither parsed nor minified. */
export const unmodifiedPackage = /[\\/]node_modules[\\/]pubnub[\\/]/;

/** The chunk, as `webpackChunkName` calls it where the package is imported. */
export const unmodifiedChunk = /^pubnub\.js$/;
