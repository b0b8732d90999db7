import path from 'node:path';

export interface BuildSettings {
  readonly root: string;
  readonly isProduction: boolean;
  /** Part of pre-rendered views, and so of the build. Source: FTR-9. */
  readonly year: number;
}

export const readBuildSettings = (env: NodeJS.ProcessEnv): BuildSettings => ({
  root: path.resolve(import.meta.dirname, '../../..'),
  isProduction: env.NODE_ENV !== 'development',
  year: new Date().getFullYear(),
});
