import '@mortgage-page-shell/page-kit/elements';
import { createApp } from 'vue';
import App from './App.vue';

createApp(App, { isTag: location.pathname.includes('tag') }).mount('#app');
