/** Marks the element inside the shadow root that a remote renders into, with the release that pre-rendered it. */
export const shellAttribute = 'data-shell';
