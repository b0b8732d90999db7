import controls from 'design-tokens/controls.module.css';
import late from 'design-tokens/late.module.css';
import tokens from 'design-tokens/tokens.module.css';
import errorSummary from './lead-form/checks/ErrorSummary.module.css';
import leadForm from './lead-form/LeadForm.module.css';
import notice from './lead-form/notices/Notice.module.css';
import steps from './lead-form/steps/Steps.module.css';
import submitLead from './lead-form/submission/SubmitLead.module.css';
import callToday from './page/CallToday.module.css';
import faq from './page/Faq.module.css';
import formSection from './page/FormSection.module.css';
import hero from './page/Hero.module.css';
import howItWorks from './page/HowItWorks.module.css';
import page from './page/Page.module.css';
import phoneNumber from './page/PhoneNumber.module.css';
import subNav from './sub-nav/SubNav.module.css';
import testimonials from './page/Testimonials.module.css';

/** The build gives this file the style sheets themselves, every other importer the class names. */
export const styles: readonly unknown[] = [
  tokens,
  controls,
  late,
  // Common styles come first, so that each section can override them.
  page,
  phoneNumber,
  subNav,
  hero,
  howItWorks,
  callToday,
  formSection,
  leadForm,
  steps,
  notice,
  errorSummary,
  submitLead,
  testimonials,
  faq,
];
