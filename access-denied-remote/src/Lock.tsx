/** A closed lock, for the eye alone. */
export const Lock = () => (
  <svg width="56" height="56" viewBox="0 0 56 56" aria-hidden="true">
    <circle cx="28" cy="28" r="28" fill="var(--color-brand-soft)" />
    <path
      d="M18 26h20v14H18Zm4 0v-4a6 6 0 0 1 12 0v4m-6 6v4"
      fill="none"
      stroke="var(--color-brand)"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
