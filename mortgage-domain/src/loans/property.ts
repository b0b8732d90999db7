/**
 * Homes, as the pages around us declare them.
 * Source: specification 3; ledger ENT-20, ENT-21, ENM-8, ENM-9, OPN-53.
 */

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
export type PropertyType = (typeof propertyTypes)[number];

/** @example propertyUses // ['Primary', 'SecondaryOrVacation', 'InvestmentOrRental'] */
export const propertyUses = ['Primary', 'SecondaryOrVacation', 'InvestmentOrRental'] as const;
export type PropertyUse = (typeof propertyUses)[number];

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
export type ListingFlag = (typeof listingFlags)[number];

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
  readonly listingFlags?: Readonly<Partial<Record<ListingFlag, boolean>>>;
  readonly localProtections?: readonly string[];
  readonly resoFacts?: Readonly<Record<string, unknown>>;
}
