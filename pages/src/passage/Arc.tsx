const shore = { strokeWidth: 7, strokeLinecap: "round", vectorEffect: "non-scaling-stroke" } as const;

/** Draws a thin dotted arc from one shore to the other, on 160 × 36. */
export const Arc = () => (
  <>
    <path
      d="M6 32 C 44 2, 116 2, 154 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeDasharray="0.1 6"
      vectorEffect="non-scaling-stroke"
    />
    {/* Strokes of no length: round at every width, which a stretched circle is not. */}
    <path d="M6 32h0.01" {...shore} stroke="currentColor" />
    <path d="M154 32h0.01" {...shore} stroke="var(--coral)" />
  </>
);
