/** A closed lock, for the eye alone. */
export const Lock = () => (
  <svg width="56" height="56" viewBox="-12 -12 48 48" aria-hidden="true">
    <circle cx="12" cy="12" r="24" fill="var(--color-brand-soft)" />
    <path
      d="M5 11h14v9H5Zm3 0V8a4 4 0 0 1 8 0v3m-4 3.5v2"
      fill="none"
      stroke="var(--color-brand)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
