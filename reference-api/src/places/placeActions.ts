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

const locationMessage =
  'Give a state such as "CA", or a city and its state such as "Los Angeles, CA".';

export const getZIPCodeLocation = defineAction({
  schema: zipCodeLocationRequest,
  run: async ({ input: { locationRef } }) =>
    'zipCode' in locationRef
      ? locateZipCode(locationRef.zipCode)
      : locateName(locationRef.location),
});

function locateZipCode(zipCode: string): ActionAnswer {
  const place = findPlaceOfZipCode(zipCode);
  return place
    ? { body: { location: { ...toLocation(place), zipCode } } }
    : unknownLocation('zipCode', 'No place has this ZIP code.');
}

function locateName(name: string): ActionAnswer {
  const place = findPlace(name);
  return place
    ? { body: { location: toLocation(place) } }
    : unknownLocation('location', locationMessage);
}

function toLocation(place: Place) {
  const { regionId: _, ...facts } = toRegionInformation(place);
  return { ...facts, ...toRegionIds(place) };
}

const unknownLocation = (field: string, message: string): ActionAnswer =>
  failure('UnknownLocation', { field: `locationRef.${field}`, message });

export const getRegionInformation = defineAction({
  schema: regionInformationRequest,
  run: async ({ input: { locationRef } }) =>
    'regionId' in locationRef
      ? describeRegion(locationRef.regionId)
      : describeName(locationRef.location),
});

function describeRegion(regionId: string): ActionAnswer {
  const place = findPlaceOfRegion(regionId);
  return place
    ? { body: toRegionInformation(place) }
    : unknownLocation('regionId', 'No region has this id.');
}

function describeName(name: string): ActionAnswer {
  const place = findPlace(name);
  // A state in place of the city that was asked for would be a wrong answer.
  const isFound = place && (!place.cityName || place.city);
  return isFound
    ? { body: toRegionInformation(place) }
    : unknownLocation('location', locationMessage);
}
