/** Facts of a home, each with its label and icon. Source: specification 3; ledger ENT-22. */

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
export type PropertyFactName = (typeof propertyFacts)[number]['name'];
