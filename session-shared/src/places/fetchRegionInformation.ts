import {
  readRegionInformation,
  type RegionInformation,
} from 'mortgage-domain/places/regionInformation';
import type { Api, ApiResult } from '../api/contract';

/** A place by the server's number, or as text: `CA`, `Los Angeles, CA` (OPN-46). */
export type LocationRef = { readonly regionId: string } | { readonly location: string };

/** CAL-6. */
export const fetchRegionInformation = (
  api: Api,
  locationRef: LocationRef,
): Promise<ApiResult<RegionInformation>> =>
  api.get('getRegionInformation', { locationRef }, readRegionInformation);
