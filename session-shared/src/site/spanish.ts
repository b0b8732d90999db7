export { default as messages } from '../../messages/es-US.json';
