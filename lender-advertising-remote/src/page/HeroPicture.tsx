import classes from './Page.module.css';

/** Three homes on a hill whose lights come on, one after another: contacts arriving. */
export function HeroPicture() {
  return (
    <svg className={classes.picture} viewBox="0 0 480 340" aria-hidden="true">
      <circle cx="384" cy="84" r="44" fill="#f3c677" />
      <path d="M0 250c80-60 150-70 240-40s160 20 240-30v160H0Z" fill="#9cc7b5" />
      <path d="M0 290c90-50 170-40 250-20s150 20 230-20v90H0Z" fill="#0f5c4d" />
      {[[56, 176, 1], [196, 136, 1.25], [356, 172, 0.95]].map(([x, y, scale]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
          <path d="M0 40 44 4l44 36v62H0Z" fill="#fff" />
          <path d="M-8 42 44-2l52 44-6 7-46-39L-2 49Z" fill="#c2501f" />
          <path d="M36 66h18v36H36Z" fill="#0a4439" />
          <path d="M12 54h16v16H12Zm50 0h16v16H62Z" fill="#f3c677" />
        </g>
      ))}
    </svg>
  );
}
