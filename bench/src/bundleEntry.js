import { provideOptions } from 'embed/keep-options';
import { mount } from 'header-remote/mount';

const element = globalThis.document.querySelector('#site-header');
// Without a loader the bundle provides the table of options itself.
provideOptions(globalThis);
if (element) {
  mount(element);
}
