import { remoteBuild } from '../webpack.common.js';

export default remoteBuild(import.meta.dirname);
