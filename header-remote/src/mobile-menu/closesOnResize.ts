export interface ViewChange {
  readonly isAndroid: boolean;
  readonly widthBefore: number;
  readonly width: number;
}

/**
 * HDR-4: Android resizes the window when its keyboard or address bar comes and goes; the width then
 * stays.
 */
export const closesOnResize = ({ isAndroid, widthBefore, width }: ViewChange): boolean =>
  !isAndroid || width !== widthBefore;
