import controls from 'design-tokens/controls.module.css';
import tokens from 'design-tokens/tokens.module.css';
import leadForm from './lead-form/LeadForm.module.css';
import page from './page/Page.module.css';
import subNav from './sub-nav/SubNav.module.css';
import testimonials from './testimonials/Testimonials.module.css';

/** The build gives this file the style sheets themselves, every other importer the class names. */
export const styles: readonly unknown[] = [tokens, controls, page, subNav, leadForm, testimonials];
