import path from 'node:path';

/** What all builds of one run share. */
export interface BuildSettings {
  /** Repository root. */
  readonly root: string;
  readonly isProduction: boolean;
  /** Stands in pre-rendered views (FTR-9), and is so a part of what is built. */
  readonly year: number;
}

export const readBuildSettings = (env: NodeJS.ProcessEnv): BuildSettings => ({
  root: path.resolve(import.meta.dirname, '../../..'),
  isProduction: env.NODE_ENV !== 'development',
  year: new Date().getFullYear(),
});
