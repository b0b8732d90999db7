import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// Every wait is for a state; on a busy machine the first one of a file also waits for its modules to be compiled.
configure({ asyncUtilTimeout: 5000 });
