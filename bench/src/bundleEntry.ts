import { mount } from '../../header-remote/src/mount';

const element = document.querySelector('#site-header');
if (element) mount(element);
