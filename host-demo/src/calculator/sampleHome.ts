/** The home that the payment calculator has beside it, with what its own page would hand over: fictional. Source: ENT-20, ENT-22, CAL-4. */
import { propertyFacts, type PropertyFactName } from 'mortgage-domain/loans/propertyFacts';
import type { Property } from 'mortgage-domain/loans/property';
import { formatMoney } from 'mortgage-domain/fields/money';
import { propertyTypeLabels } from '../loans/loanLabels';

const home = {
  address: {
    streetAddress: '12 Larch Street',
    city: 'Sacramento',
    state: 'CA',
    zipcode: '95814',
  },
  price: 612_000,
  bedrooms: 3,
  bathrooms: 2,
  livingAreaValue: 1840,
  lotAreaValue: 5200,
  yearBuilt: 1987,
  pricePerSquareFoot: 333,
  hdpUrl: '/homedetails/12-larch-street/',
  photos: [{ url: '/static/sample-home.svg' }],
} as const satisfies Property;

const { streetAddress, city, state, zipcode } = home.address;
export const sampleHomeAddress = `${streetAddress}, ${city}, ${state} ${zipcode}`;
export const sampleHomePath = home.hdpUrl;
const [photo] = home.photos;

const count = (value: number): string => value.toLocaleString('en-US');
const values: Readonly<Partial<Record<PropertyFactName, string>>> = {
  Type: propertyTypeLabels.SingleFamilyHome,
  'Year Built': String(home.yearBuilt),
  Cooling: 'Central air',
  Heating: 'Heat pump',
  Parking: 'Garage, one car',
  HOA: 'None',
  Lot: `${count(home.lotAreaValue)} sqft`,
  'Price/sqft': formatMoney(home.pricePerSquareFoot),
  'Date available': 'Now',
};

/** As the page shows it; facts that a home does not have are left out. */
export const sampleHome = {
  address: sampleHomeAddress,
  path: sampleHomePath,
  photo: photo.url,
  summary: `${formatMoney(home.price)}, ${home.bedrooms} bedrooms, ${home.bathrooms} baths, ${count(home.livingAreaValue)} sqft`,
  facts: propertyFacts.flatMap(({ name, label, icon }) => {
    const value = values[name];
    return value ? [{ label, icon, value }] : [];
  }),
};

/** What the session remembers of it for a visitor who signs in here (CAL-4). */
export const toCalculatorProperty = (origin: string) => ({
  propertyAddress: sampleHomeAddress,
  propertyImageURL: `${origin}${photo.url}`,
  propertyURL: `${origin}${sampleHomePath}`,
});
