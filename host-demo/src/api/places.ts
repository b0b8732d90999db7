/** Where a visitor is. Source: ledger CAL-5, CAL-6, OPN-46. */
import * as v from 'valibot';
import {
  findPlace,
  findPlaceOfRegion,
  findPlaceOfZipCode,
  toRegionIds,
  toRegionInformation,
} from '../places/places';
import { defineAction, failure, partnerId, text } from './action';

const location = v.object({ location: text(120) });
const locationMessage =
  'Give a state such as "CA", or a city and its state such as "Los Angeles, CA".';

export const getZIPCodeLocation = defineAction({
  method: 'GET',
  schema: v.object({
    partnerId,
    locationRef: v.union(
      [
        v.object({
          zipCode: v.pipe(v.string(), v.regex(/^\d{5}$/, 'A ZIP code has five digits.')),
        }),
        location,
      ],
      'Give a location or a zipCode.',
    ),
  }),
  async run({ input: { locationRef } }) {
    const [field, place] =
      'zipCode' in locationRef
        ? (['zipCode', findPlaceOfZipCode(locationRef.zipCode)] as const)
        : (['location', findPlace(locationRef.location)] as const);
    if (!place)
      return failure('UnknownLocation', {
        field: `locationRef.${field}`,
        message: field === 'zipCode' ? 'No place has this ZIP code.' : locationMessage,
      });
    const { regionId: _, ...facts } = toRegionInformation(place);
    return {
      body: {
        location: {
          ...facts,
          ...(field === 'zipCode' ? { zipCode: (locationRef as { zipCode: string }).zipCode } : {}),
          ...toRegionIds(place),
        },
      },
    };
  },
});

export const getRegionInformation = defineAction({
  method: 'GET',
  schema: v.object({
    partnerId,
    locationRef: v.union(
      [
        v.object({
          regionId: v.pipe(v.string(), v.regex(/^\d{1,20}$/, 'A region id is a number.')),
        }),
        location,
      ],
      'Give a location or a regionId.',
    ),
  }),
  async run({ input: { locationRef } }) {
    if ('regionId' in locationRef) {
      const region = findPlaceOfRegion(locationRef.regionId);
      return region
        ? { body: toRegionInformation(region) }
        : failure('UnknownLocation', {
            field: 'locationRef.regionId',
            message: 'No region has this id.',
          });
    }
    const place = findPlace(locationRef.location);
    // A state in place of the city that was asked for would be a wrong answer.
    const isFound = place && (!place.cityName || place.city);
    return isFound
      ? { body: toRegionInformation(place) }
      : failure('UnknownLocation', { field: 'locationRef.location', message: locationMessage });
  },
});
