/** Where a visitor is. Source: ledger CAL-5, CAL-6, OPN-46. */
import {
  regionInformationRequest,
  zipCodeLocationRequest,
} from 'mortgage-domain/host/hostRequests';
import {
  findPlace,
  findPlaceOfRegion,
  findPlaceOfZipCode,
  toRegionIds,
  toRegionInformation,
  type Place,
} from './places';
import { defineAction, failure, type ActionAnswer } from '../actions/action';

export const getZIPCodeLocation = defineAction({
  schema: zipCodeLocationRequest,
  async run({ input: { locationRef } }) {
    if (!('zipCode' in locationRef)) {
      const place = findPlace(locationRef.location);
      return place ? { body: { location: toLocation(place) } } : unknownName;
    }
    const { zipCode } = locationRef;
    const place = findPlaceOfZipCode(zipCode);
    return place
      ? { body: { location: { ...toLocation(place), zipCode } } }
      : unknownLocation('zipCode', 'No place has this ZIP code.');
  },
});

function toLocation(place: Place) {
  const { regionId: _, ...facts } = toRegionInformation(place);
  return { ...facts, ...toRegionIds(place) };
}

const unknownLocation = (field: string, message: string): ActionAnswer =>
  failure('UnknownLocation', { field: `locationRef.${field}`, message });
const unknownName = unknownLocation(
  'location',
  'Give a state such as "CA", or a city and its state such as "Los Angeles, CA".',
);

export const getRegionInformation = defineAction({
  schema: regionInformationRequest,
  async run({ input: { locationRef } }) {
    if (!('regionId' in locationRef)) {
      const place = findPlace(locationRef.location);
      // A state in place of the requested city would be a wrong answer.
      const isFound = place && (!place.cityName || place.city);
      return isFound ? { body: toRegionInformation(place) } : unknownName;
    }
    const place = findPlaceOfRegion(locationRef.regionId);
    return place
      ? { body: toRegionInformation(place) }
      : unknownLocation('regionId', 'No region has this id.');
  },
});
