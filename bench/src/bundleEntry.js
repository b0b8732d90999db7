import { mount } from 'header-remote/mount';

const element = globalThis.document.querySelector('#site-header');
if (element) mount(element);
