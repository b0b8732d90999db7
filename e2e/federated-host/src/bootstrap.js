import { createElement, useState, version } from 'react';
import * as React from 'react';
import { createRoot } from 'react-dom/client';

function Counter() {
  const [count, setCount] = useState(0);
  return createElement(
    'button',
    { onClick: () => setCount(count + 1) },
    `Clicked ${count} times with React ${version}`,
  );
}

window.hostReact = React;
createRoot(document.querySelector('#app')).render(createElement(Counter));
const { mount } = await import('header_remote/mount');
window.headerHandle = mount(document.querySelector('#site-header'));
