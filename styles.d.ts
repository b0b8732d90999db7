/** CSS Modules: local class name to generated class name (see the css rule of webpack.common.js). */
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export { classNames as default };
}
