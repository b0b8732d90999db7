/** The fictional home that the calculator's sample page names. @source CAL-4, OPN-91 */
export const calculatorPath = '/mortgage-calculator/';
export const sampleHomePath = '/homedetails/12-larch-street/';
export const sampleHomeAddress = '12 Larch Street, Sacramento, CA 95814';

/** The page's `calculatorProperty` option: the session sends it to the API when a visitor signs in there. */
export const toCalculatorProperty = (origin: string) => ({
  propertyAddress: sampleHomeAddress,
  propertyImageURL: `${origin}/static/sample-home.svg`,
  propertyURL: `${origin}${sampleHomePath}`,
});
