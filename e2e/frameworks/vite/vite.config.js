import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

export default defineConfig({
  appType: 'mpa',
  plugins: [
    vue({
      template: {
        compilerOptions: {
          isCustomElement: (tag) => tag.startsWith('mortgage-'),
        },
      },
    }),
  ],
  build: {
    rolldownOptions: {
      input: ['react', 'vue'].flatMap((framework) => [
        `${framework}/component.html`,
        `${framework}/tag.html`,
      ]),
    },
  },
});
