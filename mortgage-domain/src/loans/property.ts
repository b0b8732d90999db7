/** Homes on the host's pages. Source: specification 3; ledger ENT-20..22, ENM-8, ENM-9, OPN-53. */

/** @example propertyTypes[0] // 'SingleFamilyHome' */
export const propertyTypes = [
  'SingleFamilyHome',
  'TownHouse',
  'CondoFourOrFewerStories',
  'CondoFiveOrMoreStories',
  'Cooperative',
  'MobileOrManufactured',
  'Modular',
  'Leasehold',
] as const;

/** @example propertyUses // ['Primary', 'SecondaryOrVacation', 'InvestmentOrRental'] */
export const propertyUses = [
  'Primary',
  'SecondaryOrVacation',
  'InvestmentOrRental',
] as const;

/** @example listingFlags.includes('openHouse') // true */
export const listingFlags = [
  'FSBA',
  'FSBO',
  'pending',
  'newHome',
  'foreclosure',
  'bankOwned',
  'forAuction',
  'openHouse',
  'comingSoon',
] as const;

/** Declared for type checks only: our code reads no home from the network. */
export interface Property {
  readonly address: {
    readonly city: string;
    readonly state: string;
    readonly streetAddress: string;
    readonly zipcode: string;
  };
  /** US dollars. */
  readonly price?: number;
  readonly zestimate?: number;
  readonly homeStatus?: string;
  readonly homeType?: string;
  readonly hdpUrl?: string;
  readonly photos?: readonly { readonly url: string }[];
  readonly bedrooms?: number;
  readonly bathrooms?: number;
  readonly livingAreaValue?: number;
  readonly lotAreaValue?: number;
  readonly yearBuilt?: number;
  readonly taxAnnualAmount?: number;
  readonly pricePerSquareFoot?: number;
  readonly walkScore?: number;
  readonly transitScore?: number;
  readonly assignedSchools?: readonly {
    readonly level: string;
    readonly name: string;
    readonly rating?: number;
  }[];
  readonly commuteModes?: readonly string[];
  readonly listingFlags?: Readonly<
    Partial<Record<(typeof listingFlags)[number], boolean>>
  >;
  readonly localProtections?: readonly string[];
  readonly resoFacts?: Readonly<Record<string, unknown>>;
}

/** @example propertyFacts.find(({ name }) => name === 'Date available').label // 'Availability' */
export const propertyFacts = [
  { name: 'Type', label: 'Type', icon: 'home' },
  { name: 'Year Built', label: 'Year Built', icon: 'hammer' },
  { name: 'Cooling', label: 'Cooling', icon: 'snowflake' },
  { name: 'Heating', label: 'Heating', icon: 'flame' },
  { name: 'Parking', label: 'Parking', icon: 'car' },
  { name: 'HOA', label: 'HOA', icon: 'community' },
  { name: 'Lot', label: 'Lot', icon: 'lot' },
  { name: 'Price/sqft', label: 'Price/sqft', icon: 'ruler' },
  { name: 'Date available', label: 'Availability', icon: 'calendar' },
  { name: 'Pets', label: 'Pets', icon: 'paw' },
  { name: 'Laundry', label: 'Laundry', icon: 'washer' },
  { name: 'Deposit & fees', label: 'Fees', icon: 'coins' },
  { name: 'Units', label: 'Units', icon: 'building' },
  { name: 'Floorplans', label: 'Floorplans', icon: 'floorplan' },
] as const;
