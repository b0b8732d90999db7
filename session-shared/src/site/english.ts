export { default as messages } from '../../messages/en-US.json';
