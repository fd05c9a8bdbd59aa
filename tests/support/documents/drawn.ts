import sharp from "sharp";
import { outlines } from "./ocr-b.ts";

/** Face of the letters and their weight: units by which a letter's edge is moved outwards. */
export interface Print {
  readonly face: keyof typeof outlines;
  readonly weight: number;
}

/** Colours of a picture: three bytes per pixel. */
export interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/** Millimetres of a passport's page and of a card. */
const sizes = { passport: [125, 88], card: [85.6, 54] } as const;
/** Millimetres of a letter's place; units of it in the face. */
const [PLACE, UNITS] = [2.54, 723];
const [PAGE, INK] = ["#f1ede2", "#1c1b22"];

function text(line: string, x: number, y: number, { face, weight }: Print, place = PLACE): string {
  const scale = place / UNITS;
  const stroke =
    weight === 0 ? "" : ` stroke="${weight > 0 ? INK : PAGE}" stroke-width="${Math.abs(weight) * 2}"`;
  const letters = [...line].map((letter, at) =>
    letter === " "
      ? ""
      : `<path transform="translate(${at * UNITS} 0)" d="${outlines[face][letter] ?? ""}"/>`,
  );
  const at = `translate(${x} ${y}) scale(${scale} ${-scale})`;
  return `<g fill="${INK}"${stroke} transform="${at}">${letters.join("")}</g>`;
}

function waves(width: number, height: number): string {
  const lines = Array.from({ length: Math.round(height / 1.6) }, (_, at) => {
    const y = at * 1.6;
    const step = width / 4;
    return `<path d="M0 ${y} q ${step / 2} 4 ${step} 0 t ${step} 0 ${step} 0 ${step} 0"/>`;
  });
  return `<g fill="none" stroke="#9fb6c4" stroke-width="0.18" opacity="0.6">${lines.join("")}</g>`;
}

async function draw(kind: keyof typeof sizes, parts: string, pixels: number): Promise<Drawn> {
  const [width, height] = sizes[kind];
  const rows = Math.round((pixels * height) / width);
  const size = `width="${pixels}" height="${rows}" viewBox="0 0 ${width} ${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>
    <rect width="${width}" height="${height}" fill="${PAGE}"/>${waves(width, height)}${parts}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

const small: Print = { face: "rounded", weight: 0 };

/** Draws the page of a passport with its two lines. */
export function drawnPassport(lines: readonly string[], print: Print, pixels: number): Promise<Drawn> {
  const parts = [
    `<rect x="6" y="16" width="34" height="44" fill="#8d8577"/>`,
    `<circle cx="23" cy="33" r="9" fill="#5b4d43"/>`,
    ...["PASAPORTE", "APELLIDOS", "NOMBRES", "NACIONALIDAD", "LUGAR DE NACIMIENTO"].map((line, at) =>
      text(line, 46, 16 + at * 10, small, 1.6),
    ),
    ...lines.map((line, at) => text(line, 6.6, 75.3 + at * 6.35, print)),
  ];
  return draw("passport", parts.join(""), pixels);
}

/** Draws the back of a card with its three lines. */
export function drawnCard(lines: readonly string[], print: Print, pixels: number): Promise<Drawn> {
  const parts = [
    `<rect x="5" y="5" width="18" height="18" fill="#6d6a66"/>`,
    ...["LUGAR DE NACIMIENTO", "ESTATURA", "GRUPO SANGUINEO"].map((line, at) =>
      text(line, 30, 8 + at * 6, small, 1.4),
    ),
    ...lines.map((line, at) => text(line, 4.7, 38.6 + at * 4.32, print)),
  ];
  return draw("card", parts.join(""), pixels);
}

/** Draws the back of a yellow cédula with its code: rows of modules, 1 is black. */
export function drawnCedula(modules: readonly (readonly number[])[], pixels: number): Promise<Drawn> {
  const columns = modules[0]?.length ?? 1;
  const [left, top, width, height] = [6, 27, 73.6, 22];
  const [column, row] = [width / columns, height / modules.length];
  const bars = modules.flatMap((line, y) =>
    line.map((dark, x) => {
      const corner = `x="${left + x * column}" y="${top + y * row}"`;
      return dark ? `<rect ${corner} width="${column * 1.01}" height="${row * 1.01}"/>` : "";
    }),
  );
  const parts = [
    `<rect x="${left - 2}" y="${top - 2}" width="${width + 4}" height="${height + 4}" fill="#f8f6ee"/>`,
    `<rect x="5" y="4" width="14" height="18" fill="#7d776d"/>`,
    ...["FECHA DE NACIMIENTO", "LUGAR DE NACIMIENTO", "FECHA Y LUGAR"].map((line, at) =>
      text(line, 24, 8 + at * 6, small, 1.4),
    ),
    `<g fill="#1c1b22">${bars.join("")}</g>`,
  ];
  return draw("card", parts.join(""), pixels);
}
