import { embedBuild } from '../webpack.common.js';

export default embedBuild(import.meta.dirname);
