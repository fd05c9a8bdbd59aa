/** The size of a landscape, in its own units. */
export const WIDTH = 1_600;
export const HEIGHT = 1_000;

/** The colours of a place at an hour. */
export interface Palette {
  readonly sky: readonly [top: string, bottom: string];
  readonly sun: string;
  /** From the farthest ridge to the nearest. */
  readonly land: readonly [string, string, string];
  readonly water: string;
  readonly accent: string;
  readonly dark: string;
}

/** Drawing tools of a scene: its palette, and a random source that gives the same numbers each time. */
export interface Brush {
  readonly palette: Palette;
  /** A number from `least` up to `most`. */
  readonly between: (least: number, most: number) => number;
}

/** Chance that falls the same way for the same seed (mulberry32). */
export function brush(palette: Palette, seed: number): Brush {
  let state = seed;
  const chance = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { palette, between: (least, most) => least + chance() * (most - least) };
}

export const at = (value: number): string => String(Math.round(value * 10) / 10);
export const times = <T>(count: number, draw: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => draw(n));
export const shape = (path: string, fill: string, opacity = 1): string =>
  `<path d="${path}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
export const box = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${at(x)}" y="${at(y)}" width="${at(width)}" height="${at(height)}" fill="${fill}"/>`;
export const disc = (x: number, y: number, r: number, fill: string, opacity = 1): string =>
  `<circle cx="${at(x)}" cy="${at(y)}" r="${at(r)}" ` +
  `fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
export const line = (path: string, stroke: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${at(width)}" stroke-linecap="round"/>`;

/** Returns a ridge of hills from side to side, filled down to the ground; `jagged` ones are mountains. */
export function ridge(
  { between }: Brush,
  y: number,
  height: number,
  steps: number,
  fill: string,
  jagged = false,
): string {
  const width = WIDTH / steps;
  const tops = times(steps + 1, (n) => [
    n * width,
    y - between(jagged && n % 2 ? height * 0.6 : 0, jagged && !(n % 2) ? height * 0.3 : height),
  ]);
  const path = tops
    .map(([x = 0, top = 0], n) => {
      const [before = 0, beforeTop = top] = tops[n - 1] ?? [];
      if (n === 0) return `M0 ${HEIGHT}V${at(top)}`;
      return jagged
        ? `L${at(x)} ${at(top)}`
        : `C${at(before + width / 2)} ${at(beforeTop)} ${at(x - width / 2)} ${at(top)} ${at(x)} ${at(top)}`;
    })
    .join("");
  return shape(`${path}V${HEIGHT}Z`, fill);
}

/** Returns a palm: a leaning trunk, and leaves that hang. */
export function palm({ between, palette }: Brush, x: number, foot: number, height: number): string {
  const lean = between(-0.25, 0.25) * height;
  const [topX, topY] = [x + lean, foot - height];
  const leaves = times(7, (n) => {
    const angle = Math.PI * (0.95 - (n / 6) * 0.9 * 2) * 0.62 - Math.PI / 2;
    const reach = height * between(0.34, 0.42);
    const [tipX, tipY] = [
      topX + Math.cos(angle) * reach,
      topY + Math.sin(angle) * reach * 0.55 + reach * 0.3,
    ];
    const [midX, midY] = [
      topX + Math.cos(angle) * reach * 0.55,
      topY + Math.sin(angle) * reach * 0.75 - reach * 0.1,
    ];
    return line(
      `M${at(topX)} ${at(topY)}Q${at(midX)} ${at(midY)} ${at(tipX)} ${at(tipY)}`,
      palette.dark,
      height * 0.035,
    );
  });
  const trunk = line(
    `M${at(x)} ${at(foot)}Q${at(x + lean * 0.2)} ${at(foot - height * 0.6)} ${at(topX)} ${at(topY)}`,
    palette.dark,
    height * 0.04,
  );
  return trunk + leaves.join("");
}

/** Water from `y` down, with glints of the sun under `x`. */
export function water({ between, palette }: Brush, y: number, x: number): string {
  const glints = times(9, (n) => {
    const [width, depth] = [between(60, 260) * (1 + n / 8), y + 12 + n * n * 3.6 + n * 8];
    return line(
      `M${at(x - width / 2 + between(-40, 40))} ${at(depth)}h${at(width)}`,
      palette.sun,
      3 + n * 0.5,
    );
  });
  return `${box(0, y, WIDTH, HEIGHT - y, palette.water)}<g opacity=".55">${glints.join("")}</g>`;
}

/** Draws what stands below the sky; the sun hangs over `sunX`. */
export type Scene = (brush: Brush, sunX: number) => string;
